import type { BlockFixtures } from '../block-fixtures.ts';
import type { contactDetails } from './schema.ts';

const next = '/settings/verify-contact-details?done=saved';
const contact = {
  email: 'asha@example.com',
  verifiedEmail: true,
  phone: '+919876543210',
  verifiedNumber: true,
  change: null,
};
const change = { email: 'asha.rao@example.org', requestedOn: '2026-11-20T09:00:00.000Z' };

export const fixtures: BlockFixtures<typeof contactDetails> = {
  usual: { settings: {}, data: { next, contact, isTrial: false } },
  empty: {
    settings: {},
    data: {
      next,
      isTrial: true,
      contact: { ...contact, verifiedEmail: false, phone: null, verifiedNumber: false },
    },
  },
  open: {
    settings: {},
    data: { next, isTrial: false, contact: { ...contact, verifiedNumber: false, change } },
  },
};
