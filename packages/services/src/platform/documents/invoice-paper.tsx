import type { Order } from '@broadsheet/contract/entities/order';
import { findState, stateOfGstin } from '@broadsheet/contract/indian-states';
import { hrefOf } from '@broadsheet/contract/match-page';
import { amountWithout } from '@broadsheet/contract/paise';
import { Document, Page, Text } from '@react-pdf/renderer';
import { formatDay } from '../dates/format-day.ts';
import type { MailSite } from '../messages/mail/mail-site.ts';
import type { InvoiceContent } from './document-order.ts';
import { Facts, Footer, Masthead, Section } from './document-parts.tsx';
import { documentStyles } from './document-styles.ts';

interface InvoicePaperProps extends InvoiceContent {
  readonly site: MailSite;
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const inRupees = (amount: string): string => rupees.format(Number(amount));

type Invoice = InvoiceContent['invoice'];

/** The place of supply: where the buyer is; where they were never asked, where the seller is. */
const placeOfSupply = ({ order, seller }: Invoice): string => {
  const sellerState = seller.gstin === null ? null : stateOfGstin(seller.gstin);
  const state = findState(order.buyerState ?? order.sellerState ?? sellerState);
  return state === null ? '' : `${state.name} (${state.code})`;
};

/** Only who is registered for GST may tell of it. */
const chargesGst = ({ order: { tax }, seller }: Invoice): boolean =>
  seller.gstin !== null && tax.percent > 0;

const aboutFacts = (invoice: Invoice, asOf: string) => {
  const { order, seller, buyer } = invoice;
  const supply = chargesGst(invoice) ? placeOfSupply(invoice) : '';
  return [
    ['Invoice date', formatDay(asOf)] as const,
    ['Order', order.orderId] as const,
    ['Sold by', `${seller.name}, ${seller.address}`] as const,
    ...(seller.gstin === null ? [] : [['GSTIN', seller.gstin] as const]),
    ['Sold to', buyer] as const,
    ...(supply === '' ? [] : [['Place of supply', supply] as const]),
    ['Payment', order.status === 'refunded' ? 'Paid, then refunded' : 'Paid'] as const,
  ];
};

/** An order of before States were asked for names its GST as one sum, as its invoice did on its day. */
const taxFacts = ({ percent, amount, parts }: Order['tax']) =>
  parts.length === 0
    ? [[`GST, ${percent}%`, inRupees(amount)] as const]
    : parts.map((part) => [`${part.name}, ${part.percent}%`, inRupees(part.amount)] as const);

const paidFacts = (invoice: Invoice) => {
  const { amount, tax } = invoice.order;
  const total = ['Total paid', inRupees(amount)] as const;
  if (!chargesGst(invoice)) return [total];
  return [
    ['Taxable value', inRupees(amountWithout(amount, tax.amount))] as const,
    ...taxFacts(tax),
    total,
  ];
};

/** What was paid, for what and by whom. */
export const InvoicePaper = ({ site, invoice, asOf }: InvoicePaperProps) => {
  const styles = documentStyles(site);
  const { order, number, seller } = invoice;
  const { items, saved } = order;
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
          <Facts styles={styles} facts={aboutFacts(invoice, asOf)} />
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
