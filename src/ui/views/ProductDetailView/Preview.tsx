import type { Picture as PictureFacts } from '#domain/picture';
import { ModalBox } from '#ui/components/Dialog/ModalBox';
import { Icon } from '#ui/components/Icon/Icon';
import { IconButton } from '#ui/components/IconButton/IconButton';
import { Picture } from '#ui/components/Picture/Picture';

import type { GalleryWords } from './Gallery';
import * as styles from './Preview.css';

export interface PreviewProps {
  name: string;
  pictures: readonly PictureFacts[];
  words: GalleryWords;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The picture in full screen (section 4, "A preview overlay opens on large screens"). */
export function Preview({ name, pictures, words: { index, isPreviewOpen, onStep, onDismiss } }: PreviewProps) {
  const shown = pictures[index];
  return (
    <ModalBox
      isOpen={isPreviewOpen}
      labelledBy="preview-title"
      place="screen"
      onDismiss={onDismiss}
      onKey={(key) => {
        const by = STEPS[key];
        if (by !== undefined) {
          onStep(by);
        }
      }}
    >
      <div className={styles.root}>
        <div className={styles.bar}>
          <h2 id="preview-title" className={styles.title}>
            {name}
          </h2>
          <p className={styles.place} role="status">
            {`Picture ${index + 1} of ${pictures.length}`}
          </p>
          <IconButton label="Close" icon={<Icon name="x" size={24} />} onClick={onDismiss} />
        </div>
        <div className={styles.back}>
          <IconButton label="Previous picture" icon={<Icon name="arrow-left" size={24} />} onClick={() => onStep(-1)} />
        </div>
        <div className={styles.picture}>
          {shown ? <Picture key={shown.key} picture={shown} sizes="1200px" shape="fill" /> : null}
        </div>
        <div className={styles.forth}>
          <IconButton label="Next picture" icon={<Icon name="arrow-right" size={24} />} onClick={() => onStep(1)} />
        </div>
      </div>
    </ModalBox>
  );
}
