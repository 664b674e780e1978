import page from '../../../../layouts/messages/en-IN/page.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** What stands around blocks and in their place. Servers write it into the page. */
export const pageMessages = defineMessages('page', page, {
  skipLink: 'label',
  toasts: 'label',
  blockLoading: 'label',
  blockLate: 'sentence',
  blockFailed: 'sentence',
  tryAgain: 'label',
});
