import type { ListedPost } from '#domain/content';
import { namedUrl, siteUrl, socialPictureOf } from '#routes/-shared/head';
import { structuredData } from '#routes/-shared/structured-data';

/** A post as schema.org/Article. */
export function articleData(post: ListedPost): string {
  return structuredData({
    '@type': 'Article',
    headline: post.des,
    description: post.standfirst,
    url: namedUrl('/Blog/BlogDetail/', post.name),
    image: siteUrl(socialPictureOf(post.img)),
    datePublished: isoOf(post.date),
    author: { '@type': 'Person', name: post.name },
    publisher: { '@type': 'Organization', name: 'Larkwood' },
  });
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-06-01` from `01 Jun 2025`. */
function isoOf(date: string): string {
  const [day = '', month = '', year = ''] = date.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}`;
}
