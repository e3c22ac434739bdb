import ELK from 'elkjs';
import type { Page } from 'playwright-core';

import { boardGraph, drawBoard, purposeOf, statesOfBoard } from '#statecharts/board/board';

import { storyboardDocument } from '../../../scripts/storyboard-document.mjs';
import type { ViewportName } from '../../support/browser';
import { see } from './shop';

export interface Surface {
  readonly surface: string;
  readonly query: string;
  /** Brings it on the page; it is there when this is over. */
  readonly open: (page: Page, width: ViewportName) => Promise<void>;
}

const machine = async (page: Page) => see(page.getByRole('heading', { level: 1, name: 'faq-item' }).first());

const standing = async (page: Page) => {
  await page.frameLocator('iframe').first().locator('main').waitFor();
  await page
    .getByRole('region', { name: 'Shop' })
    .getByText(/ is expanded\.$/)
    .first()
    .waitFor();
};

/** A phone shows one of two sides; a desk both. */
/** Shows this side of the desk, where both do not stand side by side. */
export async function seeSide(page: Page, width: ViewportName, name: 'Drawing' | 'Shop and timeline'): Promise<void> {
  if (width === 'phone') {
    await page.getByRole('button', { name, exact: true }).click();
  }
}

/** What there is at /Statecharts, each once. */
export const SURFACES: readonly Surface[] = [
  { surface: 'the front door', query: '', open: async (page) => see(page.getByRole('heading', { level: 1 })) },
  {
    surface: 'the search',
    query: '',
    open: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('sold');
      await see(page.getByRole('option').first());
    },
  },
  ...['drawing', 'drawing&labels=words', 'outline', 'table', 'facts', 'export'].map((view) => ({
    surface: view,
    query: `?machine=product&state=preview.open&marks=tested&view=${view}`,
    open: async (page: Page) => see(page.getByRole('heading', { level: 1, name: 'product' })),
  })),
  {
    surface: 'a search in a drawing, and a transition that is chosen',
    query: '?machine=faq-item&marks=tested&transition=faqItem.collapsed%7Cquestion.toggled%7C0',
    open: async (page) => {
      await machine(page);
      await page.getByLabel('Find a state or event').fill('expanded');
    },
  },
  {
    surface: 'two states and two versions',
    query: '?machine=faq-item&view=compare',
    open: async (page) => {
      await page.getByText('Two states of faq-item').click();
      await page.getByRole('region', { name: 'Two states' }).locator('iframe').nth(1).waitFor();
      const versions = page.getByLabel('Compare with the version of');
      if (await versions.isVisible()) {
        await versions.selectOption({ index: 1 });
      }
    },
  },
  {
    surface: 'a problem, and a comment that cannot be committed',
    query: '?machine=faq-item&state=expanded&width=no',
    open: async (page, width) => {
      await see(page.getByRole('alert').first());
      await seeSide(page, width, 'Drawing');
      await page.getByRole('button', { name: 'Save faq-item.comments.md' }).click();
      await see(page.getByText('Write your comment first.'));
    },
  },
  {
    surface: 'the desk: charts',
    query: '?machine=faq-item&state=expanded',
    open: async (page, width) => {
      await machine(page);
      await seeSide(page, width, 'Drawing');
      if (width === 'desktop') {
        await standing(page);
      }
    },
  },
  {
    surface: 'the desk: shop and timeline',
    query: '?machine=faq-item&state=expanded',
    open: async (page, width) => {
      await seeSide(page, width, 'Shop and timeline');
      await standing(page);
    },
  },
  ...['Send', 'Paths', 'Actors', 'Timers', 'Sequence', 'As a test'].map((panel) => ({
    surface: `the desk: ${panel}`,
    query: '?machine=faq-item&state=expanded',
    open: async (page: Page, width: ViewportName) => {
      await seeSide(page, width, 'Shop and timeline');
      await standing(page);
      await page.getByRole('tab', { name: panel, exact: true }).click();
    },
  })),
  {
    surface: 'the desk: all states',
    query: '?machine=faq-item&state=expanded',
    open: async (page, width) => {
      await seeSide(page, width, 'Shop and timeline');
      await standing(page);
      await page.getByText('All states of faq-item').click();
      await page.locator('details[open] iframe').first().waitFor();
    },
  },
  {
    surface: 'the desk: system map',
    query: '?machine=faq-item&state=expanded',
    open: async (page, width) => {
      if (width === 'desktop') {
        await standing(page);
      }
      await seeSide(page, width, 'Drawing');
      await page.getByRole('button', { name: 'System map' }).click();
    },
  },
  {
    surface: 'Board',
    query: '?machine=faq-item&state=expanded&labels=pictures',
    open: async (page, width) => {
      if (width === 'desktop') {
        await standing(page);
      }
      // Pictures out of view are not in the document.
      const picture = page.locator('[data-picture="faqItem.expanded"]');
      await picture.scrollIntoViewIfNeeded();
      await picture.locator('iframe').waitFor();
    },
  },
];

/** As `npm run storyboard` writes it, with the same small picture in every state. */
export async function storyboardOf(name: string, width: number): Promise<string> {
  const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', width: 195, height: 300 };
  const states = statesOfBoard(name, width).map((state) => ({
    ...state,
    seen:
      'reason' in state.shown
        ? []
        : [
            {
              width,
              window: picture,
              crop: picture,
              kept: { src: picture.src, share: 0.01 },
              texts: [{ where: 'h1', text: 'Payment' }],
              stops: ['button: Pay'],
              components: ['Button'],
              tokens: [{ name: 'color.moss', value: '#3f5041' }],
              tree: '- button "Pay"',
              problems: [],
            },
          ],
  }));
  const pictures = Object.fromEntries(states.flatMap(({ id, seen }) => (seen.length > 0 ? [[id, picture]] : [])));
  const svg = drawBoard(name, await new ELK().layout(boardGraph(name, pictures)), pictures);
  const steps = states.map(({ id, sentence }) => ({ name: id, sentence, states: [id] }));
  const board = { machine: name, description: purposeOf(name), svg, states, paths: [{ machine: name, steps }] };
  return storyboardDocument({ title: 'The journey “pay”', boards: [board] });
}
