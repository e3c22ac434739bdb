import type { Picture as PictureFacts } from '#domain/picture';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Container } from '#ui/components/Container/Container';
import { Heading } from '#ui/components/Heading/Heading';
import { Picture } from '#ui/components/Picture/Picture';

import * as styles from './NotFoundView.css';

export interface NotFoundViewProps {
  /** An empty room with one stool. */
  picture: PictureFacts;
}

/** The room, 16 by 10, covers a box of fixed height. On a phone of many pixels it claims less, as in `Picture`: the file of 1200 px. */
const SIZES =
  '(min-width: 48em) max(100vw, 1.6 * clamp(34rem, 78svh, 56rem)), (min-resolution: 2.5dppx) max(73vw, 21rem), max(100vw, 1.6 * 22rem)';

/** The page of an unknown address (section 8, "Unknown route"). */
export function NotFoundView({ picture }: NotFoundViewProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Container>
          <div className={styles.text}>
            <Heading level={1}>Page not found</Heading>
            <p className={styles.sentence}>look like you&apos;re trying to find the page that we don&apos;t have.</p>
            <ButtonLink to="/" size="large">
              Back To Home
            </ButtonLink>
          </div>
        </Container>
      </div>
      <div className={styles.room}>
        <Picture picture={picture} shape="fill" sizes={SIZES} priority />
      </div>
    </div>
  );
}
