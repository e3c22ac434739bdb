import { Container } from '#ui/components/Container/Container';
import { Section } from '#ui/components/Section/Section';
import { SectionHeading } from '#ui/components/SectionHeading/SectionHeading';

import type { FitsWords } from './product-detail';
import * as styles from './Fits.css';
import { ScaleDrawing } from './ScaleDrawing';

export interface FitsProps {
  words: FitsWords;
}

/** How large a piece is: a drawing to scale. */
export function Fits({ words }: FitsProps) {
  return (
    <Section labelledBy="fits-heading">
      <Container>
        <SectionHeading id="fits-heading" title="Will It Fit?" />
        <div data-settles="stored">
          <figure className={styles.figure}>
            <ScaleDrawing outline={words.outline} isHanging={words.isHanging} label={words.label} sizes={words.sizes} />
            <figcaption className={styles.caption}>{words.caption}</figcaption>
          </figure>
        </div>
      </Container>
    </Section>
  );
}
