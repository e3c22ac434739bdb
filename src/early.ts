/** What a shopper did before the shop's script had come, noted by a script in the head (`scripts/document.mjs`). */
interface EarlyNotes {
  readonly touched: readonly Element[];
  /** The button that was pressed last, unless something else was pressed after it. */
  readonly pressed: HTMLElement | null;
  /** Ends the noting: from now on the shop hears for itself. */
  readonly end: () => void;
}

declare global {
  interface Window {
    readonly early?: EarlyNotes;
  }
}

/** What was done early, to be done again as soon as the shop can hear it: nothing typed is ever wiped, no press is lost. */
export interface Early {
  readonly typeAgain: () => void;
  /** Once, and only when the button is still there: what came from this device may have taken it away. */
  readonly pressAgain: () => void;
}

/** Call it when the shop begins to listen: what happens later is not early. */
export function takeEarly(): Early {
  const { early } = window;
  early?.end();
  const typed = (early?.touched ?? []).map((element) => ({ element, value: valueOf(element) }));
  return {
    typeAgain: () =>
      typed.filter(({ element }) => element.isConnected).forEach(({ element, value }) => tellAgain(element, value)),
    pressAgain: () => {
      if (early?.pressed?.isConnected) {
        early.pressed.click();
      }
    },
  };
}

function valueOf(element: Element): string | boolean {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    return element.checked;
  }
  return isTypedInto(element) || element instanceof HTMLSelectElement ? element.value : '';
}

/** React hears of a change only when an element differs from what React knew of it: so it is first told otherwise. */
function tellAgain(element: Element, value: string | boolean): void {
  if (element instanceof HTMLInputElement && typeof value === 'boolean') {
    element.checked = !value;
    element.click();
  } else if (isTypedInto(element)) {
    const { value: now, selectionStart } = element;
    const latest = now === element.defaultValue ? String(value) : now;
    element.value = `${latest} `;
    nativeValue(element)?.set?.call(element, latest);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    if (selectionStart !== null) {
      element.setSelectionRange(selectionStart, selectionStart);
    }
  } else {
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function isTypedInto(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Beneath React's own property of the same name. */
function nativeValue(element: HTMLInputElement | HTMLTextAreaElement): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value');
}
