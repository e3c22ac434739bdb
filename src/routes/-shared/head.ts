import { FREE_SHIPPING } from '#domain/price';
import { slug } from '#domain/slug';
import { withBase } from '#ui/base';

const SITE_ORIGIN: string = import.meta.env.LARKWOOD_SITE ?? 'https://larkwood.example';

const SITE_DESCRIPTION = `Furniture and home decor in oak, linen, clay and wool. ${FREE_SHIPPING}, delivered in 3-7 working days.`;

/** The picture of shared links by default. */
const HOME_PICTURE = 'room-hero';

/** The key of the picture that stands for missing ones: nothing to share. */
const STAND_IN = 'stand-in';

interface Match {
  readonly pathname: string;
  readonly routeId: string;
  readonly status: string;
  readonly _notFound?: boolean;
  /** Of the list, the number of the page that is shown: the last, where a later one was asked for. */
  readonly loaderData?: unknown;
}

interface PageWords {
  /** Shown as `title · Larkwood`. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Key of the picture of shared links; by default the home page's. */
  readonly picture?: string | undefined;
  /** True for `noindex`. */
  readonly isUnlisted?: boolean | undefined;
  /** The canonical address of a page that is found by a name, which may be written in other ways. */
  readonly address?: string | undefined;
}

/** The path of the 1200 by 630 JPEG for shared links, by the key of a picture. */
export function socialPictureOf(key: string): string {
  return `/social/${key === STAND_IN ? HOME_PICTURE : key}.jpg`;
}

/** The absolute URL of a path of the shop, for canonical links, shared links and structured data. */
export function siteUrl(path: string): string {
  return SITE_ORIGIN + withBase(path);
}

/** A part of a path, encoded as the router encodes links. */
export function pathPart(text: string): string {
  return encodeURIComponent(text).replaceAll('%26', '&');
}

/** The absolute URL of a page that is found by a name. */
export function namedUrl(folder: string, name: string): string {
  return siteUrl(folder + pathPart(slug(name)));
}

/** The head of every page, with defaults for what a route leaves out. */
export function siteHead({ matches }: { matches: readonly Match[] }) {
  const page = matches.at(-1);
  const isMissing = matches.some((match) => match._notFound === true || match.status === 'notFound');
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: isMissing ? 'Page not found · Larkwood' : 'Larkwood' },
      { name: 'description', content: SITE_DESCRIPTION },
      { name: 'theme-color', content: '#FAF7F2' },
      ...(isMissing ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'icon', href: withBase('/favicon.svg'), type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: withBase('/apple-touch-icon.png') },
      { rel: 'manifest', href: withBase('/site.webmanifest') },
      ...(isMissing || !page || page.routeId.includes('$') ? [] : [{ rel: 'canonical', href: canonical(page) }]),
    ],
  };
}

/** A route's title and description, also for shared links (Open Graph protocol). */
export function pageHead({
  title,
  description = SITE_DESCRIPTION,
  picture = HOME_PICTURE,
  isUnlisted,
  address,
}: PageWords) {
  return {
    meta: [
      { title: `${title} · Larkwood` },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: siteUrl(socialPictureOf(picture)) },
      { property: 'og:site_name', content: 'Larkwood' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: address ? [{ rel: 'canonical', href: address }] : [],
  };
}

/** Each page of the list is one by itself. */
function canonical({ pathname, routeId, loaderData }: Match): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const page = routeId === '/Products/' ? Number(loaderData) : 1;
  return siteUrl(page > 1 ? `${path}?page=${page}` : path);
}
