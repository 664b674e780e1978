import deviceOffer from '../../../../layouts/messages/en-IN/device-offer.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The offer of notices on a device, after an act to which somebody answers. */
export const deviceOfferMessages = defineMessages('device-offer', deviceOffer, {
  interviews: 'sentence',
  messages: 'sentence',
  turnOn: 'label',
  decline: 'label',
  busy: 'label',
  on: 'sentence',
  declined: 'sentence',
  denied: 'sentence',
  settings: 'label',
  failed: 'sentence',
});
