export interface StructuredDataProps {
  /** JSON-LD in which every `<` is escaped. */
  json: string;
}

/** Facts for search engines; nothing is drawn. */
export function StructuredData({ json }: StructuredDataProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
