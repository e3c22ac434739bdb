import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { Picture as PictureFacts } from '#domain/picture';
import type { Point } from '#domain/zoom';
import { painted } from '#ui/scheduling';

import { LatePicture, Picture } from '../Picture/Picture';
import { pointOn } from '../ZoomedPicture/zoom-gestures';
import * as styles from './PictureStrip.css';

export interface PictureStripProps {
  /** Name of what is shown. */
  name: string;
  pictures: readonly PictureFacts[];
  /** Index of the chosen picture. */
  index: number;
  /** True where all pictures are shown, the chosen one first; false where they are swiped; undefined before settling. */
  isStacked: boolean | undefined;
  /** True while the chosen picture is shown enlarged on top. */
  isCovered: boolean;
  /** False while something lies over the page. */
  mayScrollPage: boolean;
  /** A picture was swiped to. */
  onChoose: (index: number) => void;
  /** A picture was pressed, at this point of it. */
  onPressed: (index: number, at: Point) => void;
}

/**
 * The page is no wider than 1440 px. On a phone 96vw, not 100: at 412 px and a ratio of 1.75, and at 375 and 2, the file of
 * 720 px would be a little too narrow, and that of 1200 fetched.
 */
const SIZES = {
  chosen: '(min-width: 96em) 780px, (min-width: 64em) 52vw, (min-width: 48em) 46vw, 96vw',
  other: '(min-width: 96em) 390px, (min-width: 64em) 24.5vw, (min-width: 48em) 46vw, 96vw',
};

/** The pictures of a product, in the cells of a grid on a desk, in a row that is swiped below that. */
export function PictureStrip(props: PictureStripProps) {
  const { name, pictures, index, isStacked, isCovered, onChoose, onPressed } = props;
  const isHidden = (place: number) => isCovered || (isStacked === false && place !== index);
  const strip = useChosenInView(props);
  return (
    <div
      ref={strip}
      className={styles.root}
      data-travels="onPage"
      data-count={pictures.length}
      {...(isStacked === true
        ? {}
        : { role: 'group', tabIndex: isCovered ? -1 : 0, 'aria-label': `Pictures of ${name}` })}
      onScroll={({ currentTarget }) => {
        const place = placeIn(currentTarget);
        if (isStacked === false && place !== undefined && place !== index) {
          onChoose(place);
        }
      }}
    >
      {inOrder(pictures, isStacked === true ? index : 0).map(({ picture, place }) => {
        const isChosen = place === index;
        // On a slow phone the others, which are out of sight, would hold up the scripts by seconds.
        const Shown = isChosen || isStacked !== undefined ? Picture : LatePicture;
        return (
          <div
            key={picture.name + String(place)}
            className={styles.frame}
            data-travels={isChosen ? 'onPage' : undefined}
            aria-hidden={isHidden(place)}
          >
            <Shown picture={picture} sizes={isChosen ? SIZES.chosen : SIZES.other} priority={isChosen} shape="square" />
            <button
              type="button"
              className={styles.cover}
              aria-label={`Enlarge picture ${place + 1}`}
              tabIndex={isHidden(place) ? -1 : undefined}
              onClick={(event) => onPressed(place, pointOn(event.currentTarget, event))}
            />
          </div>
        );
      })}
    </div>
  );
}

/** A ref for the strip, in which the chosen picture is brought into view when it is chosen elsewhere. */
function useChosenInView({ index, isStacked, mayScrollPage }: PictureStripProps): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    const isNew = shown.current !== undefined && shown.current !== index;
    shown.current = index;
    const chosen = strip.current?.firstElementChild;
    if (isStacked === false && index === 0 && !isNew) {
      // It shows its first picture, unless it was swiped before the scripts came. To ask now would lay out the page twice.
      void painted().then(() => strip.current?.dispatchEvent(new Event('scroll')));
    } else if (isStacked === false && strip.current && placeIn(strip.current) !== index) {
      strip.current.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' });
    } else if (isStacked === true && isNew && mayScrollPage && chosen && chosen.getBoundingClientRect().top < 0) {
      chosen.scrollIntoView();
    }
  }, [index, isStacked, mayScrollPage]);
  return strip;
}

/** The place of the picture that a strip shows; undefined between two pictures. */
function placeIn({ scrollLeft, clientWidth }: HTMLElement): number | undefined {
  const place = Math.round(scrollLeft / Math.max(1, clientWidth));
  return Math.abs(scrollLeft - place * clientWidth) < SNAPPED_PX ? place : undefined;
}

/** The pictures with their places, one of them first. */
function inOrder(pictures: readonly PictureFacts[], first: number) {
  const all = pictures.map((picture, place) => ({ picture, place }));
  return [...all.slice(first, first + 1), ...all.filter(({ place }) => place !== first)];
}

/** Widths of pictures are not always whole pixels. */
const SNAPPED_PX = 2;
