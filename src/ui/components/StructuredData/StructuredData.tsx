export interface StructuredDataProps {
  /** JSON-LD in which every `<` is escaped. */
  json: string;
}

/** Data for search engines; not visible. */
export function StructuredData({ json }: StructuredDataProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
