import type { Ref } from 'react';

import type { Picture as PictureFacts } from '#domain/picture';
import type { Zoom } from '#domain/zoom';

import { Picture } from '../Picture/Picture';
import * as styles from './ZoomedPicture.css';

export interface ZoomedPictureProps {
  picture: PictureFacts;
  zoom: Zoom;
  /** The `sizes` attribute. */
  sizes: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A picture in a frame, whole or enlarged about a point. */
export function ZoomedPicture({ picture, zoom: { scale, x, y }, sizes, ref }: ZoomedPictureProps) {
  const isEnlarged = scale > 1;
  const shift = (middle: number) => `${(0.5 - middle * scale) * 100}%`;
  return (
    <div
      ref={ref}
      className={styles.root}
      data-enlarged={isEnlarged}
      {...(isEnlarged
        ? {
            role: 'group',
            tabIndex: 0,
            'aria-label': `Picture, enlarged ${inWords(scale)}: drag it, or use the arrow keys, to move about`,
          }
        : {})}
    >
      <div
        className={styles.picture}
        style={isEnlarged ? { transform: `translate(${shift(x)}, ${shift(y)}) scale(${scale})` } : undefined}
      >
        <Picture picture={picture} sizes={sizes} priority shape="fill" />
      </div>
    </div>
  );
}

/** "2×", or "1.5×". */
export function inWords(scale: number): string {
  return `${Math.round(scale * 10) / 10}×`;
}
