import type { Recommendation } from '@broadsheet/contract/entities/recommendation';

/** Requested on 21 November 2026; a reminder is possible three days later. */
export const requestedFixture: Recommendation = {
  recommendationId: 41,
  userId: 0,
  type: null,
  name: 'Meera Iyer',
  publicId: null,
  positions: [],
  loginVia: 'mail',
  status: 'asked',
  requestedEmail: 'meera@example.com',
  picUrl: null,
  message: 'Would you say how we worked together?',
  comment: null,
  askedAt: '2026-11-21T04:00:00.000Z',
  writtenAt: null,
  mails: 1,
  remindFrom: '2026-11-24T04:00:00.000Z',
};

export const receivedFixture: Recommendation = {
  ...requestedFixture,
  recommendationId: 42,
  userId: 42,
  type: 'manager',
  name: 'Vikram Nair',
  publicId: 'vikram-nair',
  positions: [{ title: 'Head of Payments', company: 'Deccan Ledger' }],
  status: 'received',
  requestedEmail: 'vikram@example.com',
  comment: 'Careful, and kind to everybody.\nI would work with her again.',
  writtenAt: '2026-11-21T05:00:00.000Z',
  remindFrom: null,
};
