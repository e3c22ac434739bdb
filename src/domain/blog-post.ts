/** A journal post (specification, section 3). Ids 0-9; id 0 is the featured one. */
export interface BlogPost {
  readonly id: number;
  /** Key of the cover picture. */
  readonly img: string;
  /** Key of the author's portrait. */
  readonly profile: string;
  /** The author's name; also the path, so it is unique. */
  readonly name: string;
  /** Like `01 Jun 2025`. */
  readonly date: string;
  /** The headline. */
  readonly des: string;
}

/** So many others are suggested beside a post (specification, section 2). */
export const SUGGESTED_POSTS = 3;

/** A block of a post's text. */
export type PostBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string };
