import type { Picture as PictureFacts } from '#domain/picture';
import { withBase } from '#ui/base';

import * as styles from './Picture.css';

export interface PictureProps {
  picture: PictureFacts;
  /** Replaces the picture below the width of a tablet, where it would be cropped too much. */
  onPhone?: PictureFacts | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** For the largest picture of the first screen: it is fetched first. */
  priority?: boolean | undefined;
  /** On the first screen beside others: it does not wait for the layout. */
  eager?: boolean | undefined;
  /** Cropped to a shape, `whole` as photographed, or `fill` for its box. */
  shape?: keyof typeof styles.shape | undefined;
  /** `''` where the text beside it says the same. */
  alt?: string | undefined;
  /** Travels to the product's page when its card is pressed (`src/browser/travelling-picture.ts`). */
  travels?: 'onCard' | undefined;
}

const BELOW_TABLET = '(max-width: 47.99em)';

/** Its place, until the page's scripts are there; the picture itself where they never run. */
export function LatePicture(props: PictureProps) {
  return (
    <span className={styles.shape[props.shape ?? 'whole']}>
      <noscript>
        <Picture {...props} />
      </noscript>
    </span>
  );
}

/** A picture in all formats and widths the shop serves. */
export function Picture({
  picture,
  onPhone,
  sizes,
  priority = false,
  eager = priority,
  shape = 'whole',
  alt = picture.alt,
  travels,
}: PictureProps) {
  const { name, width, height, colour } = picture;

  return (
    <picture className={styles.shape[shape]} data-shape={shape} data-travels={travels}>
      {onPhone ? sources(onPhone, sizes, BELOW_TABLET) : null}
      {sources(picture, sizes)}
      <img
        className={styles.image}
        src={withBase(`/pictures/${name}.jpg`)}
        width={width}
        height={height}
        alt={alt}
        data-colour={colour}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

function sources({ name, widths }: PictureFacts, sizes: string, media?: string) {
  const claimed = sizesFor(sizes);
  return widths.length > 0
    ? (['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          media={media}
          srcSet={widths.map((wide) => `${withBase(`/pictures/${name}-${wide}.${format}`)} ${wide}w`).join(', ')}
          sizes={claimed}
        />
      ))
    : null;
}

/**
 * The last size, in `vw`, is a phone's. With three device pixels to a CSS pixel it claims what two would draw, and a little
 * where cards stand side by side: nobody sees the rest, which is twice the bytes.
 */
function sizesFor(sizes: string) {
  return sizes.replace(
    /([\d.]+)vw$/,
    (width, vw: string) => `(min-resolution: 2.5dppx) ${(+vw * (+vw > 50 ? 67 : 73)) / 100}vw, ${width}`,
  );
}
