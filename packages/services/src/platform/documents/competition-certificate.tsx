import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { Document, Page, Text } from '@react-pdf/renderer';
import { formatDay } from '../dates/format-day.ts';
import type { CertificateContent, DocumentSite, DocumentTexts } from './document-order.ts';
import { Facts, Footer, Masthead, Section } from './document-parts.tsx';
import { documentStyles } from './document-styles.ts';

type Certificate = CertificateContent['certificate'];

const outcomeOf = ({ isThrough, isLast }: Certificate, texts: DocumentTexts): string => {
  if (!isThrough) return texts.tookPart;
  return isLast ? texts.winner : texts.nextRound;
};

interface CompetitionCertificateProps extends CertificateContent {
  readonly site: DocumentSite;
}

/** The certificate of a participant in a competition round, with the result. */
export const CompetitionCertificate = ({
  site,
  certificate,
  asOf,
}: CompetitionCertificateProps) => {
  const styles = documentStyles(site);
  const texts = site.messages.documents;
  const { name, institute, competition, round, position } = certificate;
  return (
    <Document
      title={`${competition}: ${round}`}
      author={site.name}
      creator={site.name}
      language="en-IN"
      creationDate={new Date(`${asOf}T00:00:00Z`)}
    >
      <Page size="A4" style={styles.page}>
        <Masthead styles={styles} brand={site.name} what={texts.certificate} />
        <Text style={styles.title}>{name}</Text>
        <Text style={styles.lead}>
          {formatMessage(texts.tookPartIn, { institute, competition })}
        </Text>
        <Section styles={styles} heading={round}>
          <Facts
            styles={styles}
            facts={[
              [texts.rank, String(position)],
              [texts.outcome, outcomeOf(certificate, texts)],
              [texts.roundEnded, formatDay(asOf)],
            ]}
          />
        </Section>
        <Footer
          styles={styles}
          url={`${site.url}${hrefOf('epoch')}`}
          note={texts.resultsAt}
          texts={texts}
        />
      </Page>
    </Document>
  );
};
