import { Fragment } from 'react';

import { Container } from '#ui/components/Container/Container';
import { Heading } from '#ui/components/Heading/Heading';
import { PageContents } from '#ui/components/PageContents/PageContents';
import { Prose } from '#ui/components/Prose/Prose';
import { Section } from '#ui/components/Section/Section';
import { SectionHeading } from '#ui/components/SectionHeading/SectionHeading';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';

import * as styles from './PolicyView.css';

/** Without sections it is the generic page. */
export interface PolicyWords {
  readonly title: string;
  readonly intro: string | undefined;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
  readonly others: readonly { readonly slug: string; readonly title: string }[];
}

export interface PolicyViewProps {
  policy: PolicyWords;
}

const GENERIC_INTRO = 'There is no policy of this name. Larkwood has four, and you will find them here.';

/** From this many sections on there is a table of contents. */
const MIN_SECTIONS_FOR_CONTENTS = 4;

/** A policy, or the generic page for any other title (section 2, "Policy page"). */
export function PolicyView({ policy: { title, intro = GENERIC_INTRO, sections, others } }: PolicyViewProps) {
  return (
    <>
      <Container width="wide">
        <header className={styles.head}>
          <span className={styles.imprint}>Larkwood</span>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="soft" measure="text">
            {intro}
          </Text>
        </header>
        {sections.length === 0 ? null : (
          <div className={styles.root}>
            <div className={styles.contents}>
              {sections.length < MIN_SECTIONS_FOR_CONTENTS ? null : <PageContents entries={sections} />}
            </div>
            <div className={styles.text}>
              <Prose>
                {sections.map(({ id, heading, paragraphs }) => (
                  <Fragment key={id}>
                    <h2 id={id}>{heading}</h2>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </Fragment>
                ))}
              </Prose>
            </div>
          </div>
        )}
      </Container>
      <div data-screen-only="">
        <Section labelledBy="other-policies" space="half">
          <Container width="wide">
            <div className={styles.rest}>
              <SectionHeading
                id="other-policies"
                size="title3"
                title={sections.length === 0 ? 'Policies' : 'Other policies'}
                link={{ to: '/ContactUs', children: 'Ask us a question' }}
              />
              <ul className={styles.others}>
                {others.map(({ slug, title: other }) => (
                  <li key={slug}>
                    <TextLink to="/PrivacyPolicy/$privacypolicy" params={{ privacypolicy: slug }} tone="alone">
                      {other}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          </Container>
        </Section>
      </div>
    </>
  );
}
