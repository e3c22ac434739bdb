import type { ReactNode } from 'react';

import type { Picture as PictureFacts } from '#domain/picture';

import { Container } from '../Container/Container';
import { Picture } from '../Picture/Picture';
import * as styles from './RoomBeside.css';

export interface RoomBesideProps {
  picture: PictureFacts;
  /** What the words wait for where they may change their height: below them the room would jump. */
  settles?: 'stored' | undefined;
  /** A form, mostly: one column, its heading first. */
  children: ReactNode;
}

/** One column of words with a room beside it from a desk on, below it before. */
export function RoomBeside({ picture, settles, children }: RoomBesideProps) {
  return (
    <Container>
      <div className={styles.root}>
        <div className={styles.words}>{children}</div>
        <div className={styles.picture} data-screen-only="" data-settles={settles}>
          <Picture picture={picture} sizes="(min-width: 64em) min(43vw, 669px), 92vw" priority />
        </div>
      </div>
    </Container>
  );
}
