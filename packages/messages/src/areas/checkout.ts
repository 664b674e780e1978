import checkout from '../../../../layouts/messages/en-IN/checkout.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The payment of an order. Its contents are in the area `order`. */
export const checkoutMessages = defineMessages('checkout', checkout, {
  stateLabel: 'label',
  selectState: 'label',
  stateHint: 'sentence',
  continueToPayment: 'label',
  saveState: 'label',
  changeState: ['label', 'state'],
  nothingToPay: 'sentence',
  seeOrderStatus: 'label',
});
