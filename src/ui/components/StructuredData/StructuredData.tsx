import { memo } from 'react';

export interface StructuredDataProps {
  /** JSON-LD in which every `<` is escaped. */
  json: string;
}

/** Data for search engines; not visible. React would have it parsed at every render, changed or not. */
export const StructuredData = memo(function StructuredData({ json }: StructuredDataProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
});
