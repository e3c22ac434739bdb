import type { ReactNode } from 'react';

import type { Picture as PictureFacts } from '#domain/picture';

import { Container } from '../Container/Container';
import { Picture } from '../Picture/Picture';
import * as styles from './PictureBeside.css';

export interface PictureBesideProps {
  picture: PictureFacts;
  /** What the text waits for: it may change its height, and the picture below would jump. */
  settles?: 'stored' | undefined;
  /** A form, usually. */
  children: ReactNode;
}

/** One column of text with a picture beside it, on small screens below it. */
export function PictureBeside({ picture, settles, children }: PictureBesideProps) {
  return (
    <Container>
      <div className={styles.root}>
        <div className={styles.words}>{children}</div>
        <div className={styles.picture} data-screen-only="" data-settles={settles}>
          <Picture picture={picture} sizes="(min-width: 64em) min(41vw, 669px), 90vw" priority />
        </div>
      </div>
    </Container>
  );
}
