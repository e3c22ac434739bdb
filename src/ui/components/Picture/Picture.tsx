import type { Picture as PictureFacts } from '#domain/picture';

import * as styles from './Picture.css';

export interface PictureProps {
  picture: PictureFacts;
  /** Takes its place below the width of a tablet, where the whole would be cut off. */
  onPhone?: PictureFacts | undefined;
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

const BELOW_TABLET = '(max-width: 47.99em)';

/** A photograph in the formats and widths the shop serves. */
export function Picture({
  picture,
  onPhone,
  sizes,
  priority = false,
  shape = 'whole',
  alt = picture.alt,
  travels,
}: PictureProps) {
  const { key, width, height, colour } = picture;
  const travel = styles.travels[travels === 'onPage' ? 'onPage' : 'no'];

  return (
    <picture className={`${styles.shape[shape]} ${travel}`.trim()} data-shape={shape} data-travels={travels}>
      {onPhone ? sources(onPhone, sizes, BELOW_TABLET) : null}
      {sources(picture, sizes)}
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

function sources({ key, widths }: PictureFacts, sizes: string, media?: string) {
  return widths.length > 0
    ? (['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          media={media}
          srcSet={widths.map((wide) => `/pictures/${key}-${wide}.${format} ${wide}w`).join(', ')}
          sizes={sizes}
        />
      ))
    : null;
}
