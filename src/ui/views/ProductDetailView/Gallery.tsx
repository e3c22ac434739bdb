import type { Picture as PictureFacts, Turn } from '#domain/picture';
import { ZOOM_IN, ZOOM_OUT, ZOOM_STEP } from '#domain/zoom';
import { Icon } from '#ui/components/Icon/Icon';
import type { IconName } from '#ui/components/Icon/icon-names';
import { Picture } from '#ui/components/Picture/Picture';
import { PictureStrip } from '#ui/components/PictureStrip/PictureStrip';
import { SpinView } from '#ui/components/SpinView/SpinView';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { useZoomGestures } from '#ui/components/ZoomedPicture/zoom-gestures';
import type { ZoomWords } from '#ui/components/ZoomedPicture/zoom-gestures';
import { ZoomedPicture } from '#ui/components/ZoomedPicture/ZoomedPicture';

import * as styles from './Gallery.css';

export interface GalleryWords {
  /** Index of the shown picture. */
  readonly index: number;
  /** True where all pictures are shown one above the other, false where they are swiped; undefined before settling. */
  readonly isStacked: boolean | undefined;
  readonly isPreviewOpen: boolean;
  readonly viewer: ViewerWords;
  readonly onChoose: (index: number) => void;
  readonly onPreview: () => void;
  /** Opens the preview with this picture. */
  readonly onEnlarge: (index: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDismiss: () => void;
}

/** State of the main picture: enlarged, turning, or neither. */
export interface ViewerWords extends ZoomWords {
  readonly mode: 'whole' | 'closer' | 'fetching' | 'turning' | 'failed';
  /** Index of the shown frame. */
  readonly frame: number;
  readonly onTurning: (isTurning: boolean) => void;
  readonly onFrameLoaded: () => void;
  readonly onFrameFailed: () => void;
  readonly onTurned: (by: number) => void;
}

export interface GalleryProps {
  name: string;
  pictures: readonly PictureFacts[];
  turn: Turn | undefined;
  words: GalleryWords;
}

/** The pictures: stacked on a desk, swiped on a phone; the chosen one can be enlarged and turned (section 4). */
export function Gallery({ name, pictures, turn, words }: GalleryProps) {
  const { index, isStacked, isPreviewOpen, viewer, onChoose, onEnlarge, onPreview } = words;
  const { mode, zoom, onZoomed, onWhole } = viewer;
  const gestures = useZoomGestures(viewer, 'page');
  const shown = pictures[index];
  const isCloser = mode === 'closer' && !isPreviewOpen;
  const isTurning = mode === 'turning' || mode === 'fetching';
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <div ref={isStacked === true ? undefined : gestures} className={styles.stage} data-mode={mode}>
          <PictureStrip
            name={name}
            pictures={pictures}
            index={index}
            isStacked={isStacked}
            isCovered={isCloser}
            mayScrollPage={!isPreviewOpen}
            onChoose={onChoose}
            onPressed={(place, at) => (isStacked === true ? onEnlarge(place) : onZoomed({ factor: ZOOM_STEP, at }))}
          />
          <div className={styles.tools}>
            {isCloser && shown ? <ZoomedPicture picture={shown} zoom={zoom} sizes="400vw" /> : null}
            {turn && isTurning ? (
              <SpinView
                name={name}
                turn={turn}
                frame={viewer.frame}
                isReady={mode === 'turning'}
                onLoaded={viewer.onFrameLoaded}
                onFailed={viewer.onFrameFailed}
                onTurned={viewer.onTurned}
              />
            ) : null}
            {turn && !isCloser ? (
              <button
                type="button"
                className={styles.turn}
                aria-busy={mode === 'fetching' ? true : undefined}
                onClick={() => viewer.onTurning(!isTurning)}
              >
                <Icon name="rotate-3d" size={18} />
                {TURN_WORDS[mode]}
              </button>
            ) : null}
            {turn && mode === 'turning' ? (
              <div className={styles.turners} data-repeats="">
                <Tool
                  label="Turn left"
                  icon="chevron-left"
                  onClick={() => viewer.onTurned(-turn.frames.length / PRESSES_PER_TURN)}
                />
                <Tool
                  label="Turn right"
                  icon="chevron-right"
                  onClick={() => viewer.onTurned(turn.frames.length / PRESSES_PER_TURN)}
                />
              </div>
            ) : null}
            {isCloser ? (
              <div className={styles.zoomers} data-repeats="">
                <Tool label="Zoom out" icon="minus" onClick={() => onZoomed(ZOOM_OUT)} />
                <Tool label="Zoom in" icon="plus" onClick={() => onZoomed(ZOOM_IN)} />
              </div>
            ) : null}
            {isTurning ? null : (
              <>
                <button
                  type="button"
                  className={styles.closer}
                  onClick={() => (isCloser ? onWhole() : onZoomed(ZOOM_IN))}
                >
                  <Icon name={isCloser ? 'maximize' : 'zoom-in'} size={18} />
                  {isCloser ? 'Whole picture' : 'Look closer'}
                </button>
                <button type="button" className={styles.preview} aria-haspopup="dialog" onClick={() => onPreview()}>
                  <Icon name="expand" size={18} />
                  Preview
                </button>
              </>
            )}
            {turn ? (
              <div className={styles.said}>
                <StatusLine text={mode === 'failed' ? NO_SIDES : undefined} />
              </div>
            ) : null}
          </div>
        </div>
      </div>
      <ul className={styles.thumbnails} aria-label="Pictures">
        {pictures.map((picture, place) => (
          <li key={picture.name + String(place)} className={styles.thumbnailPlace}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={`Picture ${place + 1} of ${pictures.length}: ${picture.alt}`}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => onChoose(place)}
            >
              <Picture picture={picture} sizes="64px" shape="square" alt="" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

/** A button on the picture. */
function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={20} />
    </button>
  );
}

/** Presses for a full turn. */
const PRESSES_PER_TURN = 8;

const NO_SIDES = 'The other sides could not be fetched. Try again in a moment.';

const TURN_WORDS: Readonly<Record<ViewerWords['mode'], string>> = {
  whole: 'Turn it',
  closer: 'Turn it',
  fetching: 'Fetching all sides',
  turning: 'Stop turning',
  failed: 'Turn it',
};
