import { siFacebook, siInstagram, siPinterest, siYoutube } from 'simple-icons';

import { BrandMark } from '../BrandMark/BrandMark';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import * as styles from './SocialMarks.css';

const places = [
  { name: 'Instagram', href: 'https://www.instagram.com/', path: siInstagram.path },
  { name: 'Pinterest', href: 'https://www.pinterest.com/', path: siPinterest.path },
  { name: 'Facebook', href: 'https://www.facebook.com/', path: siFacebook.path },
  { name: 'YouTube', href: 'https://www.youtube.com/', path: siYoutube.path },
];

/** Links to where else one meets shops. */
export function SocialMarks() {
  return (
    <ul className={styles.root} aria-label="Social media">
      {places.map(({ name, href, path }) => (
        <li key={name}>
          <ExternalLink href={href} label={name} tone="plain">
            <span className={styles.mark}>
              <BrandMark path={path} />
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
