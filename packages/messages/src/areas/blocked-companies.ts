import blockedCompanies from '../../../../layouts/messages/en-IN/blocked-companies.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** Companies that a seeker has blocked. */
export const blockedCompaniesMessages = defineMessages('blocked-companies', blockedCompanies, {
  title: 'label',
  note: 'sentence',
  none: 'sentence',
  blocked: 'label',
  findLabel: 'label',
  find: 'label',
  noneFound: ['sentence', 'text'],
  found: 'label',
  block: 'label',
  blocking: 'label',
  unblock: 'label',
  unblocking: 'label',
});
