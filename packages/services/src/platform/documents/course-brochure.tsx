import { hrefOf } from '@broadsheet/contract/match-page';
import { Document, Page, Text } from '@react-pdf/renderer';
import { formatDay } from '../dates/format-day.ts';
import type { MailSite } from '../messages/mail/mail-site.ts';
import { brochureFacts } from './brochure-facts.ts';
import type { BrochureContent } from './document-order.ts';
import { Entries, Facts, Footer, Masthead, Section } from './document-parts.tsx';
import { documentStyles } from './document-styles.ts';

interface CourseBrochureProps extends BrochureContent {
  readonly site: MailSite;
}

/** What a course is, on paper. */
export const CourseBrochure = ({ site, course, asOf }: CourseBrochureProps) => {
  const styles = documentStyles(site);
  const { title, summary, audience, outline, institute } = course;
  return (
    <Document
      title={title}
      author={site.name}
      creator={site.name}
      subject={summary}
      language="en-IN"
      creationDate={new Date(`${asOf}T00:00:00Z`)}
    >
      <Page size="A4" style={styles.page}>
        <Masthead styles={styles} brand={site.name} what="Course brochure" />
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.lead}>{summary}</Text>
        <Text style={styles.soft}>{audience}</Text>
        <Section styles={styles} heading="At a glance">
          <Facts styles={styles} facts={brochureFacts(course)} />
        </Section>
        {outline.length > 0 && (
          <Section styles={styles} heading="What you learn">
            <Entries styles={styles} entries={outline} />
          </Section>
        )}
        <Section styles={styles} heading={`About ${institute.name}`}>
          <Text>{institute.about}</Text>
        </Section>
        <Footer
          styles={styles}
          url={`${site.url}${hrefOf('course', { slug: course.slug })}`}
          note={`As of ${formatDay(asOf)}.`}
        />
      </Page>
    </Document>
  );
};
