import type { BlockFixtures } from '../block-fixtures.ts';
import type { recommendForm } from './schema.ts';

const settings = { hint: 'What did you do together?' };
const token = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const request = {
  token,
  href: `/recommend/${token}`,
  seeker: 'Asha Rao',
  message: 'Would you say how we worked together at Deccan?',
  askedOn: '21 November 2026',
  name: 'Meera Iyer',
  step: 'who' as const,
  said: null,
  pictureToken: 'bbbbbbbbbbbbbbbbbbbbbbbb',
  others: [],
};
const given = {
  name: 'Meera Iyer',
  title: 'Head of Payments',
  company: 'Deccan Ledger',
  type: 'manager' as const,
  linkedIn: 'https://www.linkedin.com/in/meera-iyer',
};
const data = { asked: request, isDone: false, failed: null };

export const fixtures: BlockFixtures<typeof recommendForm> = {
  usual: { settings, data },
  text: { settings, data: { ...data, asked: { ...request, step: 'words', said: given } } },
  long: {
    settings,
    data: {
      ...data,
      asked: {
        ...request,
        seeker: 'Venkatanarasimharajuvaripeta Subrahmanyam Iyer',
        message: 'Wewouldliketoknowhowlongonewordcanbe'.repeat(6),
        step: 'words',
        said: given,
        pictureToken: null,
        others: [
          {
            name: 'Vikram Nair',
            place: 'Director of Operations, Deccan Ledger and Sons',
            comment: '<b>Kind</b> & careful.\nNever late.',
          },
        ],
      },
    },
  },
  failed: { settings, data: { ...data, failed: 'Please check what you entered.' } },
  withoutPicture: {
    settings,
    data: { asked: null, isDone: true, failed: 'This file is too large.' },
  },
  done: { settings, data: { asked: null, isDone: true, failed: null } },
  empty: { settings, data: { asked: null, isDone: false, failed: null } },
};
