import { hrefOf } from '@broadsheet/contract/match-page';
import { amountWithout } from '@broadsheet/contract/paise';
import { Document, Page, Text } from '@react-pdf/renderer';
import type { MailSite } from '../messages/mail-site.ts';
import { dayInWords } from './day-in-words.ts';
import type { InvoiceContent } from './document-order.ts';
import { Facts, Footer, Masthead, Section } from './document-parts.tsx';
import { documentStyles } from './document-styles.ts';

interface InvoicePaperProps extends InvoiceContent {
  readonly site: MailSite;
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const inRupees = (amount: string): string => rupees.format(Number(amount));

/** What was paid, for what and by whom. */
export const InvoicePaper = ({ site, invoice, asOf }: InvoicePaperProps) => {
  const styles = documentStyles(site);
  const { order, number, seller, buyer } = invoice;
  const { items, saved, amount, tax, orderId } = order;
  return (
    <Document
      title={`Invoice ${number}`}
      author={site.name}
      creator={site.name}
      language="en-IN"
      creationDate={new Date(`${asOf}T00:00:00Z`)}
    >
      <Page size="A4" style={styles.page}>
        <Masthead styles={styles} brand={site.name} what="Invoice" />
        <Text style={styles.title}>Invoice {number}</Text>
        <Section styles={styles} heading="About this invoice">
          <Facts
            styles={styles}
            facts={[
              ['Date', dayInWords(asOf)],
              ['Order', orderId],
              ['Sold by', `${seller.name}, ${seller.address}`],
              ['Sold to', buyer],
              ['State', order.status === 'refunded' ? 'Paid, then refunded' : 'Paid'],
            ]}
          />
        </Section>
        <Section styles={styles} heading="What was bought">
          <Facts
            styles={styles}
            facts={[
              ...items.map(
                (item) => [`${item.name}, ${item.months} months`, inRupees(item.amount)] as const,
              ),
              ...(saved === null ? [] : [['Saved on both', `-${inRupees(saved)}`] as const]),
            ]}
          />
        </Section>
        <Section styles={styles} heading="What was paid">
          <Facts
            styles={styles}
            facts={[
              ['Before tax', inRupees(amountWithout(amount, tax.amount))],
              [`GST, ${tax.percent}%`, inRupees(tax.amount)],
              ['Paid in all', inRupees(amount)],
            ]}
          />
        </Section>
        <Footer
          styles={styles}
          url={`${site.url}${hrefOf('contact', {})}`}
          note={`Questions: ${seller.email} or`}
        />
      </Page>
    </Document>
  );
};
