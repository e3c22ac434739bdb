import ELK from 'elkjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { transitions } from '#kit/charts/transitions';
import { suitePaths } from '#kit/paths/suite-path';
import { registry } from '#machines/registry';

import { machineNamed } from '../machines';
import { boardGraph, drawBoard, journeys, statesOfBoard } from './board';

const PHONE = 390;
const PICTURE = { src: 'data:image/webp;base64,AAAA', width: 195, height: 300 };

async function drawn(name: string) {
  const states = statesOfBoard(name, PHONE);
  const pictures = Object.fromEntries(
    states.flatMap(({ id, shown }) => ('href' in shown ? [[id, PICTURE] as const] : [])),
  );
  const graph = await new ELK().layout(boardGraph(name, pictures));
  return { states, svg: drawBoard(name, graph, pictures) };
}

describe.each(journeys['buy'] ?? [])('the board of %s', (name) => {
  test('has every transition that actors take on the paths of its suite', async () => {
    const { svg } = await drawn(name);
    const model = registry.find((each) => each.name === name);
    const taken = model ? suitePaths(model).flatMap(({ steps }) => steps.flatMap((step) => step.taken)) : [];
    expect(taken.length).toBeGreaterThan(2);
    const ids = new Set([...svg.matchAll(/data-transition="([^"]+)"/g)].map(([, id]) => id));
    expect([...new Set(taken)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('says in words what every arrow stands for: beside it, or below the drawing', async () => {
    const { svg } = await drawn(name);
    const written = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line = '']) => line.trim()).join(' ');
    const sentences = [...transitions(machineNamed(name)?.machine as AnyStateMachine).values()].map(
      ({ description = '' }) => renderToStaticMarkup(description),
    );
    expect(sentences.filter((sentence) => !written.includes(sentence))).toEqual([]);
    expect(written).not.toMatch(/\d (events|guards)/);
  });

  test('has a picture of every state that a page shows, within the box of the state, and the reason of any other', async () => {
    const { states, svg } = await drawn(name);
    const shown = states.filter((state) => 'href' in state.shown).map(({ id }) => id);
    const pictured = [...svg.matchAll(/<a href="#([^"]+)"><image x="([\d.]+)" y="([\d.]+)"/g)];
    expect(pictured.map(([, id]) => id).toSorted()).toEqual(shown.toSorted());
    for (const [, id, x, y] of pictured) {
      const box = new RegExp(
        `data-state="${id}" transform="translate\\(([\\d.]+) ([\\d.]+)\\)"><rect data-part="box" width="([\\d.]+)" height="([\\d.]+)"`,
      ).exec(svg);
      const [left, top, width, height] = (box ?? []).slice(1).map(Number);
      expect(Number(x)).toBeGreaterThanOrEqual(left ?? Number.NaN);
      expect(Number(x) + PICTURE.width).toBeLessThanOrEqual((left ?? 0) + (width ?? 0));
      expect(Number(y)).toBeGreaterThan(top ?? Number.NaN);
      expect(Number(y) + PICTURE.height).toBeLessThanOrEqual((top ?? 0) + (height ?? 0));
    }
    const reasons = states.flatMap((state) => ('reason' in state.shown ? [state.shown.reason] : []));
    expect(reasons.every((reason) => reason.length > 10)).toBe(true);
    expect(shown.length + reasons.length).toBe(states.length);
  });
});

test('the page of a product opens where it can be bought', () => {
  const opening = statesOfBoard('product', PHONE).filter(({ isOpening }) => isOpening);
  expect(opening.map(({ state }) => state)).toEqual(['buying.inStock', 'preview.closed', 'tab.description']);
});

test('a state of a board says how often the paths of its suite come to it, and what they take there', () => {
  const coverage = Object.fromEntries(statesOfBoard('faq-item', PHONE).map((state) => [state.id, state.coverage]));
  // Its suite is one path: the question is opened, and closed again.
  expect(coverage).toEqual({
    'faqItem.collapsed': ['Visited 2 times by the tests.', 'question.toggled: Taken once by the tests.'],
    'faqItem.expanded': ['Visited once by the tests.', 'question.toggled: Taken once by the tests.'],
  });
});

test('every journey of the front door has a board, and an unknown machine none', () => {
  expect(Object.keys(journeys)).toEqual(['find', 'buy', 'pay', 'follow-an-order', 'return', 'account']);
  expect(() => statesOfBoard('till', PHONE)).toThrow('There is no machine "till".');
});
