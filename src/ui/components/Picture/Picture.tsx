import type { Picture as PictureFacts } from '#domain/picture';

import * as styles from './Picture.css';

export interface PictureProps {
  picture: PictureFacts;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** For the largest picture of the first screen: fetched first. */
  priority?: boolean | undefined;
  /** Cut to a shape, or `whole` as photographed, or `fill` to its place. */
  shape?: keyof typeof styles.shape | undefined;
  /** `''` where words beside it say the same. */
  alt?: string | undefined;
  /** Takes part in the move from card to product page. */
  travels?: 'onCard' | 'onPage' | undefined;
}

/** A photograph in the formats and widths the shop serves. */
export function Picture({
  picture,
  sizes,
  priority = false,
  shape = 'whole',
  alt = picture.alt,
  travels,
}: PictureProps) {
  const { key, width, height, widths, colour } = picture;
  const sources = (format: 'avif' | 'webp') =>
    widths.map((wide) => `/pictures/${key}-${wide}.${format} ${wide}w`).join(', ');
  const travel = styles.travels[travels === 'onPage' ? 'onPage' : 'no'];

  return (
    <picture className={`${styles.shape[shape]} ${travel}`.trim()} data-shape={shape} data-travels={travels}>
      {widths.length > 0 ? <source type="image/avif" srcSet={sources('avif')} sizes={sizes} /> : null}
      {widths.length > 0 ? <source type="image/webp" srcSet={sources('webp')} sizes={sizes} /> : null}
      <img
        className={styles.image}
        src={`/pictures/${key}.jpg`}
        width={width}
        height={height}
        alt={alt}
        data-colour={colour}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
