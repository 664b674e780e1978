import type { Order } from '@broadsheet/contract/entities/order';
import { findState, stateOfGstin } from '@broadsheet/contract/indian-states';
import { hrefOf } from '@broadsheet/contract/match-page';
import { amountWithout } from '@broadsheet/contract/paise';
import { formatMessage } from '@broadsheet/messages/format-message';
import { Document, Page, Text } from '@react-pdf/renderer';
import { formatDay } from '../dates/format-day.ts';
import type { DocumentSite, InvoiceContent } from './document-order.ts';
import { Facts, Footer, Masthead, Section } from './document-parts.tsx';
import { documentStyles } from './document-styles.ts';

interface InvoicePaperProps extends InvoiceContent {
  readonly site: DocumentSite;
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const inRupees = (amount: string): string => rupees.format(Number(amount));

type Invoice = InvoiceContent['invoice'];
type InvoiceTexts = DocumentSite['messages']['invoice'];

/** The place of supply is where the buyer is; for orders without a State, where the seller is. */
const placeOfSupply = ({ order, seller }: Invoice): string => {
  const sellerState = seller.gstin === null ? null : stateOfGstin(seller.gstin);
  const state = findState(order.buyerState ?? order.sellerState ?? sellerState);
  return state === null ? '' : `${state.name} (${state.code})`;
};

/** Only a seller with a GST registration may show GST. */
const chargesGst = ({ order: { tax }, seller }: Invoice): boolean =>
  seller.gstin !== null && tax.percent > 0;

const aboutFacts = (invoice: Invoice, asOf: string, texts: InvoiceTexts) => {
  const { order, seller, buyer } = invoice;
  const supply = chargesGst(invoice) ? placeOfSupply(invoice) : '';
  return [
    [texts.invoiceDate, formatDay(asOf)] as const,
    [texts.order, order.orderId] as const,
    [texts.soldBy, `${seller.name}, ${seller.address}`] as const,
    ...(seller.gstin === null ? [] : [[texts.gstin, seller.gstin] as const]),
    [texts.billedTo, buyer] as const,
    ...(supply === '' ? [] : [[texts.supplyState, supply] as const]),
    [texts.payment, order.status === 'refunded' ? texts.refunded : texts.paid] as const,
  ];
};

/** Orders from before the State was recorded show GST as one sum, like their original invoice. */
const taxFacts = ({ percent, amount, parts }: Order['tax'], texts: InvoiceTexts) => {
  const taxes = parts.length === 0 ? [{ name: texts.gst, percent, amount }] : parts;
  return taxes.map(
    (tax) =>
      [
        formatMessage(texts.taxRate, { tax: tax.name, percent: tax.percent }),
        inRupees(tax.amount),
      ] as const,
  );
};

const paidFacts = (invoice: Invoice, texts: InvoiceTexts) => {
  const { amount, tax } = invoice.order;
  const total = [texts.totalPaid, inRupees(amount)] as const;
  if (!chargesGst(invoice)) return [total];
  return [
    [texts.taxableValue, inRupees(amountWithout(amount, tax.amount))] as const,
    ...taxFacts(tax, texts),
    total,
  ];
};

/** The invoice: what was paid, for what and by whom. */
export const InvoicePaper = ({ site, invoice, asOf }: InvoicePaperProps) => {
  const styles = documentStyles(site);
  const { order, number, seller } = invoice;
  const { items, saved } = order;
  const { documents, invoice: texts } = site.messages;
  const what = seller.gstin === null ? texts.invoice : texts.taxInvoice;
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
        <Section styles={styles} heading={texts.detailsTitle}>
          <Facts styles={styles} facts={aboutFacts(invoice, asOf, texts)} />
        </Section>
        <Section styles={styles} heading={texts.itemsTitle}>
          <Facts
            styles={styles}
            facts={[
              ...items.map(
                ({ name: plan, months, amount }) =>
                  [formatMessage(texts.itemForMonths, { plan, months }), inRupees(amount)] as const,
              ),
              ...(saved === null ? [] : [[texts.comboDiscount, `-${inRupees(saved)}`] as const]),
            ]}
          />
        </Section>
        <Section styles={styles} heading={texts.amountTitle}>
          <Facts styles={styles} facts={paidFacts(invoice, texts)} />
        </Section>
        <Footer
          styles={styles}
          url={`${site.url}${hrefOf('contact', {})}`}
          note={formatMessage(texts.questions, { email: seller.email })}
          texts={documents}
        />
      </Page>
    </Document>
  );
};
