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

/** Who is registered for the tax says so of what they charge; who is not may not tell of any. */
const paidFacts = ({ order: { amount, tax }, seller }: InvoiceContent['invoice']) => {
  const paid = ['Paid in all', inRupees(amount)] as const;
  if (seller.gstin === null || tax.percent === 0) return [paid];
  return [
    ['Before tax', inRupees(amountWithout(amount, tax.amount))] as const,
    [`GST, ${tax.percent}%`, inRupees(tax.amount)] as const,
    paid,
  ];
};

/** What was paid, for what and by whom. */
export const InvoicePaper = ({ site, invoice, asOf }: InvoicePaperProps) => {
  const styles = documentStyles(site);
  const { order, number, seller, buyer } = invoice;
  const { items, saved, orderId } = order;
  const what = seller.gstin === null ? 'Invoice' : 'Tax invoice';
  return (
    <Document
      title={`${what} ${number}`}
      author={site.name}
      creator={site.name}
      language="en-IN"
      creationDate={new Date(`${asOf}T00:00:00Z`)}
    >
      <Page size="A4" style={styles.page}>
        <Masthead styles={styles} brand={site.name} what={what} />
        <Text style={styles.title}>
          {what} {number}
        </Text>
        <Section styles={styles} heading="About this invoice">
          <Facts
            styles={styles}
            facts={[
              ['Date', dayInWords(asOf)],
              ['Order', orderId],
              ['Sold by', `${seller.name}, ${seller.address}`],
              ...(seller.gstin === null ? [] : [['GSTIN', seller.gstin] as const]),
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
          <Facts styles={styles} facts={paidFacts(invoice)} />
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
