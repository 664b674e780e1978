import order from '../../../../layouts/messages/en-IN/order.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The items of an order, its price and its result. */
export const orderMessages = defineMessages('order', order, {
  forMonths: ['label', 'months'],
  untilDate: ['label', 'date'],
  comboDiscount: 'label',
  comboReason: 'label',
  taxItem: ['label', 'amount', 'name', 'percent'],
  taxIncluded: ['sentence', 'tax'],
  listOfTwo: ['label', 'first', 'second'],
  total: 'label',
  notFound: 'sentence',
  noOrders: 'sentence',
  seePlans: 'label',
  refunded: 'sentence',
  checkAgain: 'label',
  goToPayment: 'label',
  tryAgain: 'label',
  downloadInvoice: 'label',
  gst: 'label',
});
