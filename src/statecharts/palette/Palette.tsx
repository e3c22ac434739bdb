import { useMemo } from 'react';

import { ModalBox } from '#ui/components/Dialog/ModalBox';
import { Heading } from '#ui/components/Heading/Heading';
import type { IconName } from '#ui/components/Icon/icon-names';
import { SearchBox } from '#ui/components/SearchBox/SearchBox';
import { Text } from '#ui/components/Text/Text';

import type { Entry, EntryKind } from './entries';
import { search } from './entries';
import * as styles from './Palette.css';
import type { PaletteEvent } from './palette.machine';
import { useEntries } from './use-entries';

export interface PaletteProps {
  isOpen: boolean;
  query: string;
  marked: number;
  send: (event: PaletteEvent) => void;
  onOpen: (entry: Entry) => void;
}

const ICONS: Readonly<Record<EntryKind, IconName>> = {
  Machines: 'layout-grid',
  States: 'check',
  'Words on pages': 'book-open',
  Events: 'arrow-right',
};

/** The search over machines, states, events and the words on pages. */
export function Palette({ isOpen, query, marked, send, onOpen }: PaletteProps) {
  const { entries, problem } = useEntries();
  const found = useMemo(() => search(entries ?? [], query), [entries, query]);
  const hits = found.flatMap((group) => group.entries);
  const open = (hit: Entry | undefined) => {
    if (hit) {
      send({ type: 'palette.closed' });
      onOpen(hit);
    }
  };
  return (
    <ModalBox
      isOpen={isOpen}
      labelledBy="palette-title"
      place="middle"
      initialFocusId="palette"
      onDismiss={() => send({ type: 'palette.closed' })}
    >
      <div className={styles.root}>
        <Heading level={2} size="title5" id="palette-title">
          Search all machines
        </Heading>
        <SearchBox
          id="palette"
          label="A machine, a state, an event, or words on a page"
          isLabelShown
          value={query}
          look="panel"
          list={{
            suggestions: found.flatMap(({ kind, entries: shown, count }) =>
              shown.map(({ id, name, sentence, machine }) => ({
                id,
                group: shown.length === count ? kind : `${kind}: ${shown.length} of ${count}`,
                name: sentence === '' ? name : `${name}: ${sentence}`,
                detail: machine,
                picture: undefined,
                icon: ICONS[kind],
              })),
            ),
            isOpen: hits.length > 0,
            nothing: problem ?? (hits.length === 0 ? answerWithout(query.trim(), entries !== undefined) : undefined),
            marked,
            onKey: (key) => {
              if (key === 'Escape') {
                send({ type: 'palette.closed' });
              } else {
                send({ type: 'mark.moved', by: key === 'ArrowDown' ? 1 : -1, of: hits.length });
              }
            },
            onChosen: (place) => open(hits[place]),
            onLeft: () => undefined,
          }}
          onChange={(typed) => send({ type: 'query.typed', query: typed })}
          onSubmit={(typed) => open(search(entries ?? [], typed)[0]?.entries[0])}
        />
        <Text size="tiny" tone="soft">
          Arrow keys choose, Enter opens, Esc closes. Ctrl or Cmd with K opens it anywhere on this page.
        </Text>
      </div>
    </ModalBox>
  );
}

/** What is said where nothing is listed. */
function answerWithout(words: string, isLoaded: boolean): string | undefined {
  if (words === '') {
    return undefined;
  }
  return isLoaded ? `Nothing found for “${words}”.` : 'Searching…';
}
