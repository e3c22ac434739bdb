/** A frequently asked question (specification, section 3). */
export interface Faq {
  readonly question: string;
  readonly answer: string;
}
