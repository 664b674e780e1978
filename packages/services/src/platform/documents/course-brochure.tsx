import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { Document, Page, Text } from '@react-pdf/renderer';
import { formatDay } from '../dates/format-day.ts';
import { brochureFacts } from './brochure-facts.ts';
import type { BrochureContent, DocumentSite } from './document-order.ts';
import { Entries, Facts, Footer, Masthead, Section } from './document-parts.tsx';
import { documentStyles } from './document-styles.ts';

interface CourseBrochureProps extends BrochureContent {
  readonly site: DocumentSite;
}

/** The brochure of a course. */
export const CourseBrochure = ({ site, course, asOf }: CourseBrochureProps) => {
  const styles = documentStyles(site);
  const texts = site.messages.documents;
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
        <Masthead styles={styles} brand={site.name} what={texts.brochure} />
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.lead}>{summary}</Text>
        <Text style={styles.soft}>{audience}</Text>
        <Section styles={styles} heading={texts.courseDetails}>
          <Facts styles={styles} facts={brochureFacts(course, texts)} />
        </Section>
        {outline.length > 0 && (
          <Section styles={styles} heading={texts.outline}>
            <Entries styles={styles} entries={outline} />
          </Section>
        )}
        <Section
          styles={styles}
          heading={formatMessage(texts.aboutInstitute, { institute: institute.name })}
        >
          <Text>{institute.about}</Text>
        </Section>
        <Footer
          styles={styles}
          url={`${site.url}${hrefOf('course', { slug: course.slug })}`}
          note={formatMessage(texts.asOf, { date: formatDay(asOf) })}
          texts={texts}
        />
      </Page>
    </Document>
  );
};
