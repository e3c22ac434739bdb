import { Container } from '../Container/Container';
import { SectionHeading } from '../SectionHeading/SectionHeading';
import type { SectionHeadingProps } from '../SectionHeading/SectionHeading';
import { Section } from './Section';
import type { SectionProps } from './Section';

export interface TitledSectionProps extends Omit<SectionProps, 'labelledBy'>, Omit<SectionHeadingProps, 'id'> {
  /** Of its heading; unique on the page. */
  id: string;
}

/** A part of a page, as wide as the page, below its heading. */
export function TitledSection({ space, ground, children, ...heading }: TitledSectionProps) {
  return (
    <Section labelledBy={heading.id} space={space} ground={ground}>
      <Container>
        <SectionHeading {...heading} />
        {children}
      </Container>
    </Section>
  );
}
