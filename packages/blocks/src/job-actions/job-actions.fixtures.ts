import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobActions } from './schema.ts';

const settings = { applyText: 'Apply', employerText: 'Apply on company site' };
const data = {
  jobcode: '1234',
  next: '/j/senior-java-developer-kaveri-systems-1234',
  applyUrl: null,
  closes: '18 December 2026',
  application: '/job/applied/1234',
  asks: false,
  applied: null,
  saved: false,
  notice: null,
  floats: true,
  lacks: [],
};

export const fixtures: BlockFixtures<typeof jobActions> = {
  usual: { settings, data },
  'at the employer': {
    settings,
    data: { ...data, applyUrl: 'https://careers.example.com/1234', floats: false },
  },
  questions: { settings, data: { ...data, asks: true } },
  done: {
    settings,
    data: { ...data, applied: '12 November 2026', saved: true },
  },
  unconfirmed: { settings, data: { ...data, lacks: ['resume', 'experience'] } },
  failed: {
    settings,
    data: {
      ...data,
      notice: { isSuccess: false, text: "This job is closed. You can't apply any more." },
    },
  },
};
