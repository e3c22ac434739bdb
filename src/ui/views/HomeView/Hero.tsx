import * as FOCUS from '#domain/focus-ids';
import type { Picture as PictureFacts } from '#domain/picture';
import { Picture } from '#ui/components/Picture/Picture';
import { SearchBox } from '#ui/components/SearchBox/SearchBox';
import type { SearchBoxProps } from '#ui/components/SearchBox/SearchBox';
import { Text } from '#ui/components/Text/Text';

import * as styles from './Hero.css';

export interface HeroProps {
  headline: string;
  lead: string;
  picture: PictureFacts;
  /** A square crop of it. */
  pictureOnPhone: PictureFacts;
  search: Pick<SearchBoxProps, 'value' | 'list' | 'onChange' | 'onSubmit'>;
}

/** A full-width room with text and search on its wall; on a phone they are above it. */
export function Hero({ headline, lead, picture, pictureOnPhone, search }: HeroProps) {
  return (
    <section className={styles.root} aria-labelledby={FOCUS.heading}>
      <div className={styles.words}>
        <h1 className={styles.headline} id={FOCUS.heading} tabIndex={-1}>
          {headline}
        </h1>
        <div className={styles.aside}>
          <Text size="lead">{lead}</Text>
          <SearchBox
            id="home-search"
            label="Search the catalogue"
            isLabelShown
            size="large"
            placeholder="Lamp, linen, oak…"
            {...search}
          />
        </div>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} onPhone={pictureOnPhone} sizes="100vw" shape="fill" priority />
      </div>
    </section>
  );
}
