import accountData from '../../../../layouts/messages/en-IN/account-data.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The data of an account: its download and its deletion. */
export const accountDataMessages = defineMessages('account-data', accountData, {
  title: 'label',
  intro: 'sentence',
  download: 'label',
  breakLead: 'label',
  deactivate: 'label',
  breakNote: 'sentence',
  deleteTitle: 'label',
  deleteNote: 'sentence',
  confirm: ['label', 'word'],
  delete: 'label',
  deleting: 'label',
});
