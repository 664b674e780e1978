import page from '../../../../layouts/messages/en-IN/page.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Texts around blocks and instead of them. The server writes them into the page. */
export const pageMessages = defineMessages('page', page, {
  skipLink: 'label',
  toasts: 'label',
  blockLoading: 'label',
  blockLate: 'sentence',
  blockFailed: 'sentence',
  tryAgain: 'label',
});
