import { TitledSection } from '#ui/components/Section/TitledSection';

import type { FitsWords, MyRoomWords } from './product-detail';
import * as styles from './Fits.css';
import { MyRoom } from './MyRoom';
import { ScaleDrawing } from './ScaleDrawing';

export interface FitsProps {
  words: FitsWords;
  myRoom: MyRoomWords;
}

/** How large a piece is, to scale, and whether it fits the shopper's room. */
export function Fits({ words, myRoom }: FitsProps) {
  return (
    <TitledSection id="fits-heading" title="Will it fit?">
      <div className={styles.columns} data-settles="stored">
        <figure className={styles.figure}>
          <ScaleDrawing outline={words.outline} isHanging={words.isHanging} label={words.label} sizes={words.sizes} />
          <figcaption className={styles.caption}>{words.caption}</figcaption>
        </figure>
        <MyRoom words={myRoom} />
      </div>
    </TitledSection>
  );
}
