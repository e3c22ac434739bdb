import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ignoreStrayClicks } from './stray-clicks';

const done = vi.fn<(what: string) => void>();

ignoreStrayClicks(document);

beforeEach(() => {
  done.mockClear();
  render(
    <>
      <button onClick={() => done('add')}>Add</button>
      <button onClick={() => done('other')}>Other</button>
      <div data-repeats="">
        <button onClick={() => done('increase')}>Increase</button>
      </div>
      <label>
        Lamp
        <input type="checkbox" onClick={() => done('lamp')} />
      </label>
      <input type="checkbox" aria-label="Bed" onClick={() => done('bed')} />
      <dialog>Beside</dialog>
      <dialog open>
        <button onClick={() => done('inside')}>In a dialog</button>
      </dialog>
      <details>
        <summary onClick={() => done('fold')}>Fold</summary>
      </details>
      <p>Text</p>
      <a href="#there" onClick={() => done('link')}>
        There
      </a>
    </>,
  );
});

afterEach(cleanup);

const named = (name: string) => screen.getByText(name);

/** Clicks as a mouse does: the browser counts those that follow each other quickly on one place. */
function click(name: string, count: number) {
  fireEvent.pointerDown(named(name), { pointerType: 'mouse' });
  fireEvent.mouseDown(named(name), { detail: count });
  fireEvent.click(named(name), { detail: count });
}

/** At so many ms, by the clock of events. */
function fireAt(at: number, name: string, event: Event) {
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(named(name), event);
}

function presses() {
  return done.mock.calls.flat();
}

describe('of a double click', () => {
  test('a button takes one press, also of three', () => {
    click('Add', 1);
    click('Add', 2);
    click('Add', 3);
    expect(presses()).toEqual(['add']);
  });

  test('what folds away takes one press, and stays open', () => {
    click('Fold', 1);
    click('Fold', 2);
    expect(presses()).toEqual(['fold']);
  });

  test('a box to tick takes one press, on its label too', () => {
    click('Lamp', 1);
    click('Lamp', 2);
    expect(presses()).toEqual(['lamp']);
    expect(screen.getByLabelText('Lamp')).toHaveProperty('checked', true);
  });

  test('a button that can be repeated takes both, and so does a link', () => {
    click('Increase', 1);
    click('Increase', 2);
    click('There', 1);
    click('There', 2);
    expect(presses()).toEqual(['increase', 'increase', 'link', 'link']);
  });

  test('another control takes none', () => {
    click('Add', 1);
    click('Other', 2);
    expect(presses()).toEqual(['add']);
  });

  test('a text that has come under it is not selected, and one that is clicked twice is', () => {
    click('Add', 1);
    expect(fireEvent.mouseDown(named('Text'), { detail: 2 })).toBe(false);
    click('Text', 1);
    expect(fireEvent.mouseDown(named('Text'), { detail: 2 })).toBe(true);
  });
});

test('two slow clicks are two presses, and so are two by script', () => {
  click('Add', 1);
  click('Add', 1);
  named('Add').click();
  named('Add').click();
  expect(presses()).toEqual(['add', 'add', 'add', 'add']);
});

test('a double tap is one press', () => {
  for (let tap = 0; tap < 2; tap += 1) {
    fireEvent.pointerDown(named('Add'), { pointerType: 'touch' });
    fireEvent.click(named('Add'), { detail: 1, clientX: 500, clientY: 500 });
  }
  expect(presses()).toEqual(['add']);
});

test.each([
  { later: 500, taken: ['add'] },
  { later: 501, taken: ['add', 'add'] },
])('of a second tap $later ms later it is $taken', ({ later, taken }) => {
  for (const at of [0, later]) {
    fireEvent.pointerDown(named('Add'), { pointerType: 'touch' });
    fireAt(at, 'Add', createEvent.click(named('Add'), { detail: 1, clientX: later * 100 }));
  }
  expect(presses()).toEqual(taken);
});

test('two quick taps at places below each other are two presses', () => {
  for (const [place, name] of ['Add', 'Other'].entries()) {
    fireEvent.pointerDown(named(name), { pointerType: 'touch' });
    fireEvent.click(named(name), { detail: 1, clientX: 700, clientY: 700 + place * 44 });
  }
  expect(presses()).toEqual(['add', 'other']);
});

describe('of two quick taps', () => {
  /** Far from what the test before has pressed. */
  const tapAt = (clientX: number) => (element: Element) => {
    fireEvent.pointerDown(element, { pointerType: 'touch' });
    const isFocusing = fireEvent.mouseDown(element, { detail: 1, clientX });
    const isDone = fireEvent.click(element, { detail: 1, clientX });
    return isFocusing || isDone;
  };
  const bed = () => screen.getByLabelText('Bed');

  test('the second does nothing to a field, or to what is beside a dialog, that the first has brought there', () => {
    const tap = tapAt(100);
    tap(named('Add'));
    expect([tap(bed()), tap(named('Lamp')), tap(named('Beside'))]).toEqual([false, false, false]);
    expect(presses()).toEqual(['add']);
  });

  test('a box to tick takes the first, by which the browser presses it for its label', () => {
    fireEvent.pointerDown(named('Lamp'), { pointerType: 'touch' });
    fireEvent.click(named('Lamp'), { detail: 1, clientX: 300 });
    // jsdom presses the box as by script; browsers do it as by the pointer.
    fireEvent.click(screen.getByLabelText('Lamp'), { detail: 1, clientX: 300 });
    expect(presses()).toEqual(['lamp', 'lamp']);
    tapAt(300)(named('Lamp'));
    expect(presses()).toEqual(['lamp', 'lamp']);
  });

  test('both count on two fields, and the second after a first on nothing', () => {
    const tap = tapAt(200);
    tap(named('Lamp'));
    tap(bed());
    expect(presses()).toEqual(['lamp', 'bed']);
    fireEvent.pointerDown(named('Text'), { pointerType: 'mouse' });
    fireEvent.click(named('Text'), { detail: 1 });
    tap(named('Add'));
    expect(presses()).toEqual(['lamp', 'bed', 'add']);
  });
});

test.each([
  { name: 'Add', taken: false },
  { name: 'Increase', taken: true },
  { name: 'There', taken: true },
])('a held Enter repeats $name: $taken', ({ name, taken }) => {
  expect(fireEvent.keyDown(named(name), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(named(name), { key: 'Enter', repeat: true })).toBe(taken);
});

describe('of two Enters', () => {
  /** False if it does nothing. */
  const enter = (name: string, key = 'Enter') => fireEvent.keyDown(named(name), { key });

  test('the second is none of the dialog that the first has opened, nor of the page beside one that it has closed', () => {
    enter('Add');
    expect(enter('In a dialog')).toBe(false);
    expect(enter('In a dialog')).toBe(true);
    expect(enter('Add')).toBe(false);
  });

  test.each([
    { later: 1000, taken: false },
    { later: 1001, taken: true },
  ])('$later ms later the second in a new dialog counts: $taken', ({ later, taken }) => {
    fireEvent.pointerDown(named('Add'));
    fireAt(0, 'Add', createEvent.keyDown(named('Add'), { key: 'Enter' }));
    expect(fireAt(later, 'In a dialog', createEvent.keyDown(named('In a dialog'), { key: 'Enter' }))).toBe(taken);
  });

  test('both count in one place, after another key and after the pointer', () => {
    enter('Add');
    expect(enter('Other')).toBe(true);
    enter('Other', 'Tab');
    expect(enter('In a dialog')).toBe(true);
    fireEvent.pointerDown(named('Add'));
    expect(enter('Add')).toBe(true);
  });
});
