import { flushSync } from 'react-dom';

/** What a shopper did before the shop was awake, noted by a script in the head (`scripts/document.mjs`). */
interface Deed {
  readonly target: HTMLElement;
  /** What then stood in a field, or whether a box was ticked; a press has none. */
  readonly value?: string | boolean;
}

declare global {
  interface Window {
    readonly early?: {
      readonly deeds: readonly Deed[];
      /** Ends the noting: from now on the shop hears for itself. */
      readonly end: () => void;
    };
  }
}

/** What a field was told, and what it showed then: "1227" may have become "12/27". */
type Told = Map<HTMLElement, { readonly value: Deed['value']; readonly shown: string | boolean }>;

/**
 * Tells again what was typed before anything was pressed: what is kept on this device must not wipe it. What this gives does
 * the rest in its order, once the shop is awake. Each deed is drawn before the next, so that it meets what it would have met:
 * a button that has gone or is disabled by then is pressed in vain.
 */
export function replayEarlyTyping(): () => void {
  const { early } = window;
  const told: Told = new Map();
  const deeds = () => (early?.deeds ?? []).filter(isNotOvertaken);
  const firstPress = deeds().findIndex(isPress);
  const typed = firstPress === -1 ? deeds() : deeds().slice(0, firstPress);
  keepingCaret(() => typed.forEach((deed) => tellAgain(deed, told)));
  return () => {
    early?.end();
    keepingCaret(() => deeds().forEach((deed) => (isPress(deed) ? press(deed) : tellAgain(deed, told))));
  };
}

function isPress({ value }: Deed): boolean {
  return value === undefined;
}

/** Of the keys that were typed one after the other into a field only the last says something. */
function isNotOvertaken(deed: Deed, place: number, deeds: readonly Deed[]): boolean {
  const next = deeds[place + 1];
  return isPress(deed) || next === undefined || isPress(next) || next.target !== deed.target;
}

function press({ target }: Deed): void {
  delete target.dataset['heard'];
  target.removeAttribute('aria-busy');
  if (target.isConnected) {
    flushSync(() => target.click());
  }
}

function tellAgain(deed: Deed, told: Told): void {
  const { target, value } = deed;
  const known = told.get(target);
  if (target.isConnected && (known?.value !== value || known?.shown !== valueOf(target))) {
    flushSync(() => tell(deed));
    told.set(target, { value, shown: valueOf(target) });
  }
}

/** React hears of a change only when an element differs from what React knew of it: so it is first told otherwise. */
function tell({ target, value }: Deed): void {
  if (target instanceof HTMLInputElement && typeof value === 'boolean') {
    target.checked = !value;
    target.click();
  } else if (isTypedInto(target)) {
    target.value = value === '' ? '0' : '';
    nativeValue(target)?.set?.call(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (target instanceof HTMLSelectElement) {
    target.value = String(value);
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (target !== document.activeElement) {
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** Who is typing goes on where they are. */
function keepingCaret(action: () => void): void {
  const field = document.activeElement;
  const caret = field && isTypedInto(field) ? field.selectionStart : null;
  action();
  if (field && isTypedInto(field) && field === document.activeElement && caret !== null) {
    field.setSelectionRange(caret, caret);
  }
}

function valueOf(element: Element): string | boolean {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    return element.checked;
  }
  return isTypedInto(element) || element instanceof HTMLSelectElement ? element.value : '';
}

function isTypedInto(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Beneath React's own property of the same name. */
function nativeValue(element: HTMLInputElement | HTMLTextAreaElement): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value');
}
