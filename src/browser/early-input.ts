import { flushSync } from 'react-dom';

/** What a shopper did before the shop was awake, noted by a script in the head (`scripts/document.mjs`). */
interface EarlyEvent {
  readonly target: HTMLElement;
  /** What then stood in a field, or whether a box was ticked; a press has none. */
  readonly value?: string | boolean;
}

declare global {
  interface Window {
    readonly earlyInput?: {
      readonly events: readonly EarlyEvent[];
      /** Ends the noting: from now on the shop hears for itself. */
      readonly end: () => void;
    };
  }
}

/** What a field was told, and what it showed then: "1227" may have become "12/27". */
type Replayed = Map<HTMLElement, { readonly value: EarlyEvent['value']; readonly shown: string | boolean }>;

/**
 * Tells again what was typed before anything was pressed: what is kept on this device must not wipe it. What this gives does
 * the rest in its order, once the shop is awake. Each deed is drawn before the next, so that it meets what it would have met:
 * a button that has gone or is disabled by then is pressed in vain.
 */
export function replayEarlyTyping(): () => void {
  const { earlyInput } = window;
  const replayed: Replayed = new Map();
  const events = () => (earlyInput?.events ?? []).filter(isLastInField);
  const firstPress = events().findIndex(isPress);
  const typed = firstPress === -1 ? events() : events().slice(0, firstPress);
  preserveCaret(() => typed.forEach((event) => replay(event, replayed)));
  return () => {
    earlyInput?.end();
    preserveCaret(() => events().forEach((event) => (isPress(event) ? press(event) : replay(event, replayed))));
  };
}

function isPress({ value }: EarlyEvent): boolean {
  return value === undefined;
}

/** Of the keys that were typed one after the other into a field only the last says something. */
function isLastInField(event: EarlyEvent, index: number, events: readonly EarlyEvent[]): boolean {
  const next = events[index + 1];
  return isPress(event) || next === undefined || isPress(next) || next.target !== event.target;
}

function press({ target }: EarlyEvent): void {
  delete target.dataset['pressedEarly'];
  target.removeAttribute('aria-busy');
  if (target.isConnected) {
    flushSync(() => target.click());
  }
}

function replay(event: EarlyEvent, replayed: Replayed): void {
  const { target, value } = event;
  const previous = replayed.get(target);
  if (target.isConnected && (previous?.value !== value || previous?.shown !== valueOf(target))) {
    flushSync(() => dispatch(event));
    replayed.set(target, { value, shown: valueOf(target) });
  }
}

/** React hears of a change only when an element differs from what React knew of it: so it is first told otherwise. */
function dispatch({ target, value }: EarlyEvent): void {
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
function preserveCaret(action: () => void): void {
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
