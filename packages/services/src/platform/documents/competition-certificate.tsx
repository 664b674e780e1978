import { hrefOf } from '@broadsheet/contract/match-page';
import { Document, Page, Text } from '@react-pdf/renderer';
import { formatDay } from '../dates/format-day.ts';
import type { MailSite } from '../messages/mail/mail-site.ts';
import type { CertificateContent } from './document-order.ts';
import { Facts, Footer, Masthead, Section } from './document-parts.tsx';
import { documentStyles } from './document-styles.ts';

type Certificate = CertificateContent['certificate'];

const outcomeOf = ({ isThrough, isLast }: Certificate): string => {
  if (!isThrough) return 'Took part';
  return isLast ? 'Among the winners' : 'Went on to the next round';
};

interface CompetitionCertificateProps extends CertificateContent {
  readonly site: MailSite;
}

/** That somebody has taken part in a round, and how well, on paper. */
export const CompetitionCertificate = ({
  site,
  certificate,
  asOf,
}: CompetitionCertificateProps) => {
  const styles = documentStyles(site);
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
        <Masthead styles={styles} brand={site.name} what="Certificate" />
        <Text style={styles.title}>{name}</Text>
        <Text style={styles.lead}>
          of {institute} has taken part in {competition}.
        </Text>
        <Section styles={styles} heading={round}>
          <Facts
            styles={styles}
            facts={[
              ['Place', String(position)],
              ['Outcome', outcomeOf(certificate)],
              ['Round ended', formatDay(asOf)],
            ]}
          />
        </Section>
        <Footer
          styles={styles}
          url={`${site.url}${hrefOf('epoch')}`}
          note="Results are listed at"
        />
      </Page>
    </Document>
  );
};
