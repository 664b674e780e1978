import browser from '../../../../layouts/messages/en-IN/browser.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** What scripts show beside blocks: the progress of a page, more rows, dialogs and toasts. */
export const browserMessages = defineMessages('browser', browser, {
  pageLoading: 'label',
  rowsAdded: ['sentence', 'count'],
  close: 'label',
});
