import type { Picture as PictureFacts, Turn } from '#domain/picture';
import { Icon } from '#ui/components/Icon/Icon';
import { Picture } from '#ui/components/Picture/Picture';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { SpinView } from '#ui/components/SpinView/SpinView';

import * as styles from './Gallery.css';

export interface GalleryWords {
  /** Index of the shown picture. */
  readonly index: number;
  readonly isPreviewOpen: boolean;
  readonly viewer: ViewerWords;
  readonly onChoose: (index: number) => void;
  readonly onPreview: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDismiss: () => void;
}

/** State of the main picture: enlarged, turning, or neither. */
export interface ViewerWords {
  readonly mode: 'whole' | 'closer' | 'fetching' | 'turning' | 'failed';
  /** Index of the shown frame. */
  readonly frame: number;
  readonly onCloser: (isCloser: boolean) => void;
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

/**
 * The page is no wider than 1440 px; enlarged, the picture is twice as wide. On a phone 99vw, not 100: at 412 px and a
 * ratio of 1.75 the file of 720 px would be one too narrow, and that of 1200 fetched.
 */
const MAIN_SIZES = {
  whole: '(min-width: 96em) 780px, (min-width: 64em) 52vw, (min-width: 48em) 50vw, 99vw',
  closer: '(min-width: 48em) 100vw, 200vw',
};

/** One large picture, to be enlarged and turned, with thumbnails (section 4). */
export function Gallery({ name, pictures, turn, words: { index, viewer, onChoose, onPreview } }: GalleryProps) {
  const { mode } = viewer;
  const shown = pictures[index];
  const isCloser = mode === 'closer';
  const isTurning = mode === 'turning' || mode === 'fetching';
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <div className={styles.stage} data-mode={mode}>
          {shown ? (
            <div
              key={shown.key}
              ref={isCloser ? scrollToCentre : undefined}
              className={styles.frame}
              data-travels="onPage"
              {...(isCloser
                ? { role: 'group', tabIndex: 0, 'aria-label': 'Picture, enlarged: scroll to move about' }
                : {})}
            >
              <div className={styles.picture}>
                <Picture picture={shown} sizes={MAIN_SIZES[isCloser ? 'closer' : 'whole']} priority shape="square" />
              </div>
            </div>
          ) : null}
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
            <div className={styles.turners}>
              <button
                type="button"
                className={styles.turner}
                aria-label="Turn left"
                onClick={() => viewer.onTurned(-turn.keys.length / PRESSES_PER_TURN)}
              >
                <Icon name="chevron-left" size={20} />
              </button>
              <button
                type="button"
                className={styles.turner}
                aria-label="Turn right"
                onClick={() => viewer.onTurned(turn.keys.length / PRESSES_PER_TURN)}
              >
                <Icon name="chevron-right" size={20} />
              </button>
            </div>
          ) : null}
          {isTurning ? null : (
            <>
              <button
                type="button"
                className={styles.closer}
                aria-pressed={isCloser}
                onClick={() => viewer.onCloser(!isCloser)}
              >
                <Icon name="zoom-in" size={18} />
                Look closer
              </button>
              <button type="button" className={styles.preview} aria-haspopup="dialog" onClick={() => onPreview()}>
                <Icon name="expand" size={18} />
                Preview
              </button>
            </>
          )}
        </div>
        {turn ? (
          <div className={styles.said}>
            <StatusLine text={mode === 'failed' ? NO_SIDES : undefined} />
          </div>
        ) : null}
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
              <Picture picture={picture} sizes="96px" shape="square" alt="" />
            </button>
          </li>
        ))}
      </ul>
    </div>
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

/** An enlarged picture starts at its centre. */
function scrollToCentre(frame: HTMLElement | null) {
  frame?.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2);
}
