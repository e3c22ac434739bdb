import { flushSync } from 'react-dom';

/** Input before hydration, queued by a script in the head (`scripts/document.mjs`). */
interface EarlyEvent {
  readonly target: HTMLElement;
  /** The field's value or the box's checked state; undefined for a press. */
  readonly value?: string | boolean;
}

declare global {
  interface Window {
    readonly earlyInput?: {
      readonly events: readonly EarlyEvent[];
      /** True while typing is replayed, which the queue must not note. */
      replays?: boolean;
      /** Stops the queue: from now on React handles input. */
      readonly end: () => void;
    };
  }
}

/** Values already replayed, and what the field showed then: "1227" may have become "12/27". */
type Replayed = Map<HTMLElement, { readonly value: EarlyEvent['value']; readonly shown: string | boolean }>;

/**
 * Replays what was typed before the first press, so that data from storage does not overwrite it. The returned function
 * replays the rest in order, once the shop is hydrated. Each event is rendered before the next, so that it acts on the
 * page as it would have been: a button that is gone or disabled by then is not pressed.
 */
export function replayEarlyTyping(): () => void {
  const { earlyInput } = window;
  const replayed: Replayed = new Map();
  const events = () => (earlyInput?.events ?? []).filter(isLastInField);
  const firstPress = events().findIndex(isPress);
  const typed = firstPress === -1 ? events() : events().slice(0, firstPress);
  // Noted behind the press, it would be typed again into what the press has emptied.
  if (earlyInput) {
    earlyInput.replays = true;
    preserveCaret(() => typed.forEach((event) => replay(event, replayed)));
    earlyInput.replays = false;
  }
  return () => {
    earlyInput?.end();
    preserveCaret(() => events().forEach((event) => (isPress(event) ? press(event) : replay(event, replayed))));
  };
}

function isPress({ value }: EarlyEvent): boolean {
  return value === undefined;
}

/** Of consecutive values of a field only the last is replayed. */
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

/** React ignores a change event unless the value differs from the one it knows, so that one is changed first. */
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

/** The native setter, which React's own property hides. */
function nativeValue(element: HTMLInputElement | HTMLTextAreaElement): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value');
}
