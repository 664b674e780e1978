import invoice from '../../../../layouts/messages/en-IN/invoice.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The invoice of an order, as a PDF. */
export const invoiceMessages = defineMessages('invoice', invoice, {
  invoice: 'label',
  taxInvoice: 'label',
  detailsTitle: 'label',
  invoiceDate: 'label',
  order: 'label',
  soldBy: 'label',
  gstin: 'label',
  billedTo: 'label',
  supplyState: 'label',
  payment: 'label',
  paid: 'label',
  refunded: 'label',
  itemsTitle: 'label',
  itemForMonths: ['title', 'plan', 'months'],
  comboDiscount: 'label',
  amountTitle: 'label',
  taxableValue: 'label',
  taxRate: ['label', 'tax', 'percent'],
  gst: 'label',
  totalPaid: 'label',
  questions: ['title', 'email'],
});
