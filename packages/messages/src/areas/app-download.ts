import appDownload from '../../../../layouts/messages/en-IN/app-download.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The links to the app. */
export const appDownloadMessages = defineMessages('app-download', appDownload, {
  getApp: 'label',
});
