/** Time and distance within which a second tap counts as a double tap; only for a mouse does the browser count clicks. */
const QUICK_MS = 500;
const NEAR_PX = 32;
/** A dialog that Enter has opened has not been read before: a second Enter is none of it. */
const UNREAD_MS = 1000;

interface Press {
  readonly control: Element | null;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Ignores the second press of a double click or a double tap on a control (decision 182), if it is
 * - on the same button, box or fold, unless that is in an element that can be pressed again at once (`data-repeats`);
 * - on another control, which has moved under the pointer, such as the next line's Remove or the previous removal's Undo;
 * - on none: on a text, which it would select, or beside a dialog, which it would close.
 * An Enter that is held counts once. A second Enter, with no other key between, is none of the dialog that the first has
 * opened or closed.
 */
export function ignoreStrayClicks(page: Document): void {
  let first: Press | undefined;
  let latest: Press | undefined;
  let pointer = 'mouse';
  let isDone = false;
  let heldOn: EventTarget | null = null;
  let enter: { readonly at: number; readonly dialog: Element | null } | undefined;

  const isStray = (event: MouseEvent) => {
    const control = controlOf(event.target);
    const isAgain = event.detail > 1 || (pointer !== 'mouse' && latest !== undefined && isQuick(event, latest));
    const before = first?.control ?? null;
    return (
      isAgain &&
      before !== null &&
      (control === null || isAnother(control, before) || (control === before && isForOnce(control)))
    );
  };

  const isInNewDialog = ({ key, timeStamp, target }: KeyboardEvent) => {
    const dialog = target instanceof Element ? target.closest('dialog') : null;
    const before = enter;
    enter = key === 'Enter' ? { at: timeStamp, dialog } : undefined;
    return key === 'Enter' && before !== undefined && timeStamp - before.at <= UNREAD_MS && dialog !== before.dialog;
  };

  page.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pointer = pointerType;
      isDone = false;
      enter = undefined;
    },
    true,
  );
  page.addEventListener(
    'mousedown',
    (event) => {
      if (isStray(event)) {
        // Focus stays where the first press has moved it.
        event.preventDefault();
      }
    },
    true,
  );
  page.addEventListener(
    'click',
    (event) => {
      // Clicks by key or script have neither position nor count; after a label's, the browser's own on its field has both.
      if (event.detail === 0 || isDone) {
        return;
      }
      isDone = true;
      const isIgnored = isStray(event);
      latest = { control: controlOf(event.target), at: event.timeStamp, x: event.clientX, y: event.clientY };
      if (isIgnored) {
        event.preventDefault();
        event.stopPropagation();
      } else {
        first = latest;
      }
    },
    true,
  );
  page.addEventListener(
    'keydown',
    (event) => {
      const control = controlOf(event.target);
      const isIgnored = event.repeat
        ? event.key === 'Enter' && control !== null && (event.target !== heldOn || isForOnce(control))
        : isInNewDialog(event);
      if (!event.repeat) {
        heldOn = event.target;
      }
      if (isIgnored) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
}

const FIELDS = 'input, select, textarea';

/** What a press does something to: a label is its field, and a dialog itself is the ground beside it. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || target.matches('dialog')) {
    return target instanceof Element ? target : null;
  }
  const control = target.closest(`button, a[href], summary, label, ${FIELDS}`);
  return control instanceof HTMLLabelElement ? control.control : control;
}

/** Fields do not move when one of them is pressed: of two, as of two stars, both are meant. */
function isAnother(control: Element, before: Element): boolean {
  return control !== before && !(control.matches(FIELDS) && before.matches(FIELDS));
}

function isForOnce(control: Element): boolean {
  return control.matches('summary, [type=checkbox], button:not([data-repeats] *)');
}

function isQuick({ timeStamp, clientX, clientY }: MouseEvent, { at, x, y }: Press): boolean {
  return timeStamp - at <= QUICK_MS && Math.hypot(clientX - x, clientY - y) <= NEAR_PX;
}
