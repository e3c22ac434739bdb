import { describe, expect, test } from 'vitest';

import { readAddress, writeAddress } from './address';

const gallery = {
  machine: undefined,
  state: undefined,
  transition: undefined,
  path: undefined,
  also: undefined,
  session: undefined,
  actor: undefined,
  version: undefined,
  until: undefined,
  step: 0,
  width: 390,
  view: 'drawing',
  pane: 'closed',
  marks: 'none',
  labels: 'names',
  held: 'no',
};

describe('the address of the statecharts', () => {
  test('an empty query is the gallery', () => {
    expect(readAddress('')).toEqual({ address: gallery, problems: [] });
  });

  test('everything it says is read', () => {
    const query =
      '?machine=payment&state=declined&path=transitions-2&also=toast.visible,menu.open&session=eyJ2Ijox&actor=checkout/form&version=0f0d38b8&until=1a2b3c4d&step=3&width=820&view=table&pane=stage&marks=tested&labels=words';
    expect(readAddress(query)).toEqual({
      address: {
        machine: 'payment',
        state: 'declined',
        transition: undefined,
        path: 'transitions-2',
        also: 'toast.visible,menu.open',
        session: 'eyJ2Ijox',
        actor: 'checkout/form',
        version: '0f0d38b8',
        until: '1a2b3c4d',
        step: 3,
        width: 820,
        view: 'table',
        pane: 'stage',
        marks: 'tested',
        labels: 'words',
        held: 'no',
      },
      problems: [],
    });
  });

  test('a state goes by its id, too', () => {
    const { address, problems } = readAddress('?machine=payment&state=payment.editing.agreed');
    expect([address.state, problems]).toEqual(['editing.agreed', []]);
  });

  test('what it writes reads as the same, and what is usual is left out', () => {
    const address = {
      ...gallery,
      machine: 'toast',
      state: 'visible.passing',
      transition: 'toast.visible.passing|toast.held|0',
    } as const;
    const written = writeAddress({
      ...address,
      view: 'drawing',
      pane: 'closed',
      marks: 'none',
      labels: 'names',
      held: 'no',
    });
    expect(written).toBe(
      '/Statecharts?machine=toast&state=visible.passing&transition=toast.visible.passing%7Ctoast.held%7C0',
    );
    expect(readAddress(written.slice(written.indexOf('?')))).toEqual({ address, problems: [] });
    expect(writeAddress({})).toBe('/Statecharts');
  });

  test('a state without a name is none', () => {
    expect(readAddress('?machine=payment&also=zzz').problems).toEqual([
      '"zzz" is shown with another state: also needs a state.',
    ]);
    expect(readAddress('?machine=payment&state=').problems).toEqual([
      'The machine "payment" has no state "": the whole machine is shown.',
    ]);
  });

  test('what it does not understand falls back, and is told in a sentence', () => {
    expect(
      readAddress('?machine=payment&state=refused&step=-1&width=12&view=cube&pane=attic&path=&version=HEAD'),
    ).toEqual({
      address: { ...gallery, machine: 'payment' },
      problems: [
        'The machine "payment" has no state "refused": the whole machine is shown.',
        '"" is no path: it should be the name of a path.',
        '"HEAD" is no version: it should be the first eight characters of a commit.',
        '"-1" is no step: it should be a whole number from 0.',
        '"12" is no width: it should be a whole number from 320 to 1920.',
        '"cube" is no view: it should be one of drawing, outline, table, facts, export, compare.',
        '"attic" is no pane: it should be one of closed, stage.',
      ],
    });
    expect(readAddress('?machine=till&state=open')).toEqual({
      address: gallery,
      problems: ['There is no machine "till": here are all there are.'],
    });
    expect(readAddress('?machine=till', '#session=zBROKEN').problems).toEqual([
      'There is no machine "till": here are all there are.',
      'This is no session of the shop: the link is cut off or garbled.',
    ]);
    expect(readAddress('?state=open&zzz=1', '#session=z').problems).toEqual([
      '"zzz" is no part of an address.',
      'Of which machine is the state, session? The address names none.',
      'This is no session of the shop: a part of the link is missing or changed.',
    ]);
    expect(readAddress('?machine=%E2%80%AEtill%E2%80%AC&%E2%80%AEzzz=1').problems).toEqual([
      '"zzz" is no part of an address.',
      'There is no machine "till": here are all there are.',
    ]);
    expect(readAddress('?machine=toast&machine=cart', '#zzz').problems).toEqual([
      'There is more than one machine in the address: the first one counts.',
      '"#zzz" is no part of an address.',
    ]);
  });
});
