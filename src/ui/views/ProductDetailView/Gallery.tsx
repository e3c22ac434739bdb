import Expand from 'lucide-react/icons/expand';

import type { Picture as PictureFacts } from '#domain/picture';
import { Picture } from '#ui/components/Picture/Picture';

import * as styles from './Gallery.css';

export interface GalleryControl {
  /** Which picture is shown, from 0. */
  readonly index: number;
  readonly isPreviewOpen: boolean;
  readonly onChoose: (index: number) => void;
  readonly onPreview: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDismiss: () => void;
}

export interface GalleryProps {
  pictures: readonly PictureFacts[];
  control: GalleryControl;
}

/** How wide the main picture is drawn; the page is no wider than 1440 px. */
const MAIN_SIZES = '(min-width: 96em) 780px, (min-width: 64em) 52vw, (min-width: 48em) 50vw, 100vw';

/** One large picture and the small ones to choose it by (section 4). */
export function Gallery({ pictures, control: { index, onChoose, onPreview } }: GalleryProps) {
  const shown = pictures[index];
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        {shown ? (
          <Picture key={shown.key} picture={shown} sizes={MAIN_SIZES} priority shape="square" travels="onPage" />
        ) : null}
        <button type="button" className={styles.preview} aria-haspopup="dialog" onClick={() => onPreview()}>
          <Expand size={18} strokeWidth={1.5} aria-hidden />
          Preview
        </button>
      </div>
      <ul className={styles.thumbnails} aria-label="Pictures">
        {pictures.map((picture, place) => (
          <li key={picture.key + String(place)} className={styles.thumbnailPlace}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={`Picture ${place + 1} of ${pictures.length}: ${picture.alt}`}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => onChoose(place)}
            >
              <Picture picture={picture} sizes="112px" shape="square" alt="" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
