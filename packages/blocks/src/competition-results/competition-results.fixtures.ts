import type { BlockFixtures } from '../block-fixtures.ts';
import type { competitionResults } from './schema.ts';

const settings = { title: 'Results' };
const fields = { competitionId: 'epoch-first', round: 1, name: '', institute: '' };
const item = {
  position: 1,
  score: 28,
  isThrough: true,
  name: 'Asha Rao',
  institute: 'Deccan Institute of Management',
};
const data = {
  heading: 'Epoch: Round one',
  others: [],
  fields,
  items: [item, { ...item, position: 2, name: null, isThrough: false }],
  total: 2,
  pager: { page: 1, pages: 1, previous: null, next: null },
};

export const fixtures: BlockFixtures<typeof competitionResults> = {
  usual: { settings, data },
  empty: {
    settings,
    data: { ...data, fields: { ...fields, name: 'Nobody' }, items: [], total: 0 },
  },
  long: {
    settings,
    data: {
      ...data,
      others: [1, 2].map((round) => ({
        label: `Epoch, the first edition, round ${round}`,
        href: `/epoch?round=${round}#results`,
        current: round === 1,
      })),
      items: Array.from({ length: 100 }, (_, index) => ({
        ...item,
        position: index + 1,
        institute: 'A school of management with a name that goes on for longer than a line',
      })),
      total: 230,
      pager: { page: 1, pages: 3, previous: null, next: '/epoch?page=2#results' },
    },
  },
};
