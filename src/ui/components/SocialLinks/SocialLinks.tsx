import { BrandLogo } from '../BrandLogo/BrandLogo';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import * as styles from './SocialLinks.css';

/** Each network's front page: the sample shop has no account there. */
const places = [
  { name: 'Instagram', href: 'https://www.instagram.com/', brand: 'instagram' },
  { name: 'Pinterest', href: 'https://www.pinterest.com/', brand: 'pinterest' },
  { name: 'Facebook', href: 'https://www.facebook.com/', brand: 'facebook' },
  { name: 'YouTube', href: 'https://www.youtube.com/', brand: 'youtube' },
] as const;

/** Links to social networks. */
export function SocialLinks() {
  return (
    <ul className={styles.root} aria-label="Social media">
      {places.map(({ name, href, brand }) => (
        <li key={name}>
          <ExternalLink href={href} label={name} tone="plain">
            <span className={styles.mark}>
              <BrandLogo brand={brand} />
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
