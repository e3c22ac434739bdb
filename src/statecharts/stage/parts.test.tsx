import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { completeDom } from '#tests/paths/dom-driver';
import { endOf } from '#kit/session/session';
import { stateNodes } from '#kit/charts/transitions';
import { chartedMachines } from '../machines';
import type { StagePicture } from './picture';
import { pictureOf } from './picture';
import { samePictures } from './scenes';
import { createStage } from './stage';

const PHONE = 390;

let follow: ReturnType<typeof createStage>;
let drawn: () => void;
let failed: (reason: unknown) => void;

beforeAll(() => {
  completeDom();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('ResizeObserver', Resizing);
  follow = createStage((answer) => {
    if (answer.kind === 'failed') {
      failed(new Error(answer.reason));
    } else if (answer.kind === 'report' && answer.shown?.why === 'begin') {
      drawn();
    }
  });
});

afterAll(() => vi.unstubAllGlobals());

describe.each(chartedMachines)('$name', ({ machine }) => {
  test('every state that a page shows is seen in the part that is named for it, and no two are alike', async () => {
    const seen: (readonly [id: string, part: string])[] = [];
    for (const { id } of stateNodes(machine).filter(({ type }) => type === 'atomic' || type === 'final')) {
      const picture = pictureOf([id], PHONE);
      if (!('reason' in picture)) {
        seen.push([id, await partOfPage(picture)]);
      }
    }
    expect(seen.filter(([, part]) => part === NOWHERE)).toEqual([]);
    const alike = seen.flatMap(([one, part], place) =>
      seen.slice(place + 1).flatMap(([other, otherPart]) => (part === otherPart ? [[one, other]] : [])),
    );
    const mayBe = samePictures.map(({ states }) => states).filter(([one]) => one.startsWith(`${machine.id}.`));
    expect(alike).toEqual(mayBe);
  });
});

const NOWHERE = 'nowhere';

/** The part of a page that its picture is about, as HTML. */
async function partOfPage({ session, part }: StagePicture): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    [drawn, failed] = [resolve, reject];
    follow({ kind: 'show', why: 'begin', begins: 1, session, until: endOf(session), part });
  });
  // Of several selectors the last is for when its script has come; until then the part is empty, in whichever state.
  const loaded = part.split(', ').at(-1) ?? part;
  // What is below the first screen is drawn in a task of its own, what is loaded later after its script.
  await vi.waitUntil(() => document.querySelector(loaded) !== null, { timeout: 30_000 }).catch(() => undefined);
  // Ids that React makes up say where in the page a part stands.
  return document.querySelector(loaded)?.outerHTML.replaceAll(/_r_\w+_/gi, '') ?? NOWHERE;
}

class Resizing implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
