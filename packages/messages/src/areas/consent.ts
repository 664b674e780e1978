import consent from '../../../../layouts/messages/en-IN/consent.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The question about cookies. */
export const consentMessages = defineMessages('consent', consent, {
  question: 'sentence',
  accept: 'label',
  onlyNecessary: 'label',
  cookiePolicy: 'label',
  notice: 'label',
  saved: 'sentence',
});
