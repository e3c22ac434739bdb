import type { Picture as PictureFacts } from '#domain/picture';
import { ZOOM_IN, ZOOM_OUT } from '#domain/zoom';
import { isOfBrowser } from '#ui/browser-keys';
import { ModalBox } from '#ui/components/Dialog/ModalBox';
import { Icon } from '#ui/components/Icon/Icon';
import { IconButton } from '#ui/components/IconButton/IconButton';
import { useZoomGestures, zoomByKey } from '#ui/components/ZoomedPicture/zoom-gestures';
import { inWords, ZoomedPicture } from '#ui/components/ZoomedPicture/ZoomedPicture';

import type { GalleryWords } from './Gallery';
import * as styles from './Preview.css';

export interface PreviewProps {
  name: string;
  pictures: readonly PictureFacts[];
  words: GalleryWords;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The picture in full screen (section 4, "A preview overlay opens on large screens"). */
export function Preview({ name, pictures, words }: PreviewProps) {
  const { index, isPreviewOpen, viewer, onStep, onDismiss } = words;
  const { zoom, onZoomed } = viewer;
  const gestures = useZoomGestures(viewer, 'dialog');
  const shown = pictures[index];
  return (
    <ModalBox
      isOpen={isPreviewOpen}
      labelledBy="preview-title"
      place="screen"
      onDismiss={onDismiss}
      onKey={(event) => {
        const by = STEPS[event.key];
        if (!(isOfBrowser(event) || zoomByKey(event.key, viewer)) && by) {
          onStep(by);
        }
      }}
    >
      <div className={styles.root} data-repeats="">
        <div className={styles.bar}>
          <h2 id="preview-title" className={styles.title}>
            {name}
          </h2>
          <p className={styles.place} role="status">
            {`Picture ${index + 1} of ${pictures.length}${zoom.scale > 1 ? `, ${inWords(zoom.scale)}` : ''}`}
          </p>
          <IconButton label="Zoom out" icon={<Icon name="minus" size={24} />} onClick={() => onZoomed(ZOOM_OUT)} />
          <IconButton label="Zoom in" icon={<Icon name="plus" size={24} />} onClick={() => onZoomed(ZOOM_IN)} />
          <IconButton label="Close" icon={<Icon name="x" size={24} />} onClick={onDismiss} />
        </div>
        <div className={styles.back}>
          <IconButton label="Previous picture" icon={<Icon name="arrow-left" size={24} />} onClick={() => onStep(-1)} />
        </div>
        <div className={styles.picture}>
          {shown ? <ZoomedPicture key={shown.name} ref={gestures} picture={shown} zoom={zoom} sizes="1200px" /> : null}
        </div>
        <div className={styles.next}>
          <IconButton label="Next picture" icon={<Icon name="arrow-right" size={24} />} onClick={() => onStep(1)} />
        </div>
      </div>
    </ModalBox>
  );
}
