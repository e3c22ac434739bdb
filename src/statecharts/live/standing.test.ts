import { describe, expect, test } from 'vitest';

import { stateNodes } from '#kit/charts/transitions';
import { NO_HIGHLIGHTS } from '#kit/charts/highlights';
import { chartedMachines } from '../machines';
import { pathInShop } from '../paths/shop-path';
import { pathsOf } from '../paths/path';
import type { ActorReport } from '#kit/session/report';
import type { Session } from '#kit/session/session';
import { actorsAfter } from '../session/standing-after';
import { pictureOf } from '../stage/picture';
import { unshown } from '../stage/scenes';
import { pathHighlights } from './use-path-playback';
import { highlightsOf, sayNobody, sayWhere, standingOf } from './standing';

const PHONE = 390;

function picture(state: string): { readonly session: Session; readonly actor: string } {
  const found = pictureOf([state], PHONE);
  if ('reason' in found) {
    throw new Error(found.reason);
  }
  return found;
}

/** What is watched, lit and said of a machine after a session. */
function shown(machine: string, session: Session, asked: string) {
  const report = { actors: actorsAfter(session), log: [] };
  const { watched } = standingOf(report, machine, asked);
  return {
    address: watched?.address,
    lit: [...highlightsOf(report, machine, watched).active],
    words: sayWhere(watched),
  };
}

function after({ session }: { readonly session: Session }, ...told: readonly (readonly [string, string])[]): Session {
  return { ...session, events: [...session.events, ...told.map(([to, type]) => ({ at: 1_000, to, event: { type } }))] };
}

describe('a final state is lit and said, though its actor leaves with it', () => {
  const finals = chartedMachines.flatMap(({ machine }) =>
    stateNodes(machine)
      .filter(({ type, id }) => type === 'final' && unshown[id] === undefined)
      .map(({ id }) => ({ id, machine: machine.id })),
  );

  test.each(finals)('$id', ({ id, machine }) => {
    const { session, actor } = picture(id);
    const { address, lit, words } = shown(machine, session, actor);
    expect(address).toBe(actor);
    expect(lit).toContain(id);
    expect(words).toMatch(/ is .*[.]$/);
  });

  test('payment and form by their words', () => {
    const [payment, form] = [picture('payment.approved'), picture('form.accepted')];
    expect(shown('payment', payment.session, payment.actor)).toEqual({
      address: 'checkout/payment',
      lit: ['payment.approved', 'payment'],
      words: 'checkout/payment is approved, and has ended.',
    });
    expect(shown('form', form.session, form.actor)).toEqual({
      address: form.actor,
      lit: ['form.accepted', 'form'],
      words: `${form.actor} is accepted, and has ended.`,
    });
  });

  test.each(['payment', 'form'])('also where a path of %s leads to it', (machine) => {
    const ends = pathsOf(machine).flatMap((path) => {
      const [last, shopPath] = [path.steps.at(-1), pathInShop(machine, path, 'narrow')];
      const point = shopPath?.points.at(-1);
      return last?.states.some((id) => finals.some((final) => final.id === id))
        ? [
            {
              last,
              highlights: pathHighlights({ path, step: path.steps.length, shopPath, point }, undefined, NO_HIGHLIGHTS),
            },
          ]
        : [];
    });
    expect(ends.length).toBeGreaterThan(0);
    ends.forEach(({ last, highlights }) => expect([...highlights.active]).toEqual(last.states));
  });
});

test('who was declined tries again, is approved, and begins again on another visit of the page', () => {
  const declined = picture('payment.declined');
  const again = after(declined, ['checkout/payment', 'dialog.closed'], ['checkout/payment', 'sample.filled']);
  expect(shown('payment', again, declined.actor).words).toBe('checkout/payment is editing.agreed.');
  const { session } = picture('payment.approved');
  const onceMore: Session = {
    ...session,
    events: [
      ...session.events,
      { at: 2_000, to: 'shop', event: { type: 'route.changed', path: '/' } as never },
      {
        at: 3_000,
        to: 'shop',
        event: { type: 'page.entered', page: 'checkout', scope: '/Checkout', params: { step: 'billing' } } as never,
      },
    ],
  };
  expect(shown('payment', onceMore, 'checkout/payment').words).toBe('checkout/payment is editing.agreed.');
});

describe('of two of one machine only the one that is watched is lit', () => {
  const actor = (address: string, value: string, status: ActorReport['status'] = 'active'): ActorReport => ({
    address,
    machine: 'faqItem',
    status,
    value,
    states: ['faqItem', `faqItem.${value}`],
    context: {},
  });
  const actors = [actor('contact/faq0', 'collapsed'), actor('contact/faq1', 'expanded')];
  const litOf = (report: { readonly actors: readonly ActorReport[] }, asked: string | undefined, machine = 'faqItem') =>
    [...highlightsOf({ log: [] }, machine, standingOf(report, machine, asked).watched).active].at(-1);

  test.each([
    ['contact/faq0', 'faqItem.collapsed'],
    ['contact/faq1', 'faqItem.expanded'],
  ])('%s', (asked, state) => {
    expect(litOf({ actors }, asked)).toBe(state);
  });

  test('none, where another machine is watched', () => {
    expect(litOf({ actors }, 'contact/faq1', 'drawer')).toBeUndefined();
  });

  test('none, where the one that is watched was stopped', () => {
    const [one, other] = actors;
    const stopped = [{ ...(one as ActorReport), status: 'stopped' as const }, other as ActorReport];
    expect(litOf({ actors: stopped }, 'contact/faq0')).toBeUndefined();
    expect(sayWhere(stopped[0])).toBe('contact/faq0 was collapsed when it was stopped.');
  });

  test('in a tab where the one that was asked for has never run, the first that runs is watched by its name', () => {
    expect(standingOf({ actors }, 'faqItem', 'home/faq0').watched?.address).toBe('contact/faq0');
  });

  test('nothing, where nothing is told', () => {
    expect(highlightsOf(undefined, 'faqItem', standingOf(undefined, 'faqItem', 'contact/faq0').watched)).toBe(
      NO_HIGHLIGHTS,
    );
  });

  test('an address may name an actor that does not run', () => {
    expect(sayNobody({ actors }, 'nobody')).toBe('No actor "nobody" runs in this shop.');
    expect(sayNobody({ actors }, 'contact/faq0')).toBeUndefined();
    expect(sayNobody({ actors }, undefined)).toBeUndefined();
    expect(sayNobody(undefined, 'nobody')).toBeUndefined();
  });
});
