import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { competitionEntry } from './schema.ts';

const { outcomes } = builtInMessages();

const settings = {};
const page = { termsHref: '/epoch/terms', done: null, failed: null };
const round = {
  round: 1,
  title: 'Round one: the quiz',
  startDate: '2026-11-20T03:30:00.000Z',
  endDate: '2026-11-30T03:30:00.000Z',
  state: 'open' as const,
  result: null,
  href: '/epoch/round-one',
  certificateHref: null,
};
const registration = {
  institute: 'Deccan Institute of Management',
  showsName: true,
  testSlug: '3f9a01c2be77',
  registeredAt: '2026-11-17T03:30:00.000Z',
};
const entry = {
  competitionId: 'epoch-second',
  title: 'Epoch, the second edition',
  canRegister: true,
  registration: null,
  rounds: [round],
};
const entered = { ...entry, canRegister: false, registration };

export const fixtures: BlockFixtures<typeof competitionEntry> = {
  usual: { settings, data: { ...page, entry: entered, done: outcomes.competitionRegistered } },
  open: { settings, data: { ...page, entry, failed: 'Please check what you entered.' } },
  closed: { settings, data: { ...page, entry: { ...entry, canRegister: false } } },
  empty: { settings, data: { ...page, entry: null } },
  long: {
    settings,
    data: {
      ...page,
      entry: {
        ...entered,
        rounds: [
          {
            ...round,
            state: 'done',
            result: { position: 12, score: 27, isThrough: true },
            certificateHref: '/api/user/competition/download?round=1&competitionId=epoch-second',
          },
          { ...round, round: 2, title: 'Round two: the case of a company', state: 'missed' },
          { ...round, round: 3, title: 'Round three: the pitch', state: 'out' },
        ],
      },
    },
  },
};
