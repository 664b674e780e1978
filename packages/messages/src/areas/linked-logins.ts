import linkedLogins from '../../../../layouts/messages/en-IN/linked-logins.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The logins of other sites that are linked to an account. */
export const linkedLoginsMessages = defineMessages('linked-logins', linkedLogins, {
  title: 'label',
  intro: 'sentence',
  linkedOn: ['label', 'day'],
  link: ['label', 'provider'],
  unlink: 'label',
  unlinking: 'label',
  noPassword: 'sentence',
  setPassword: 'label',
  linked: 'sentence',
});
