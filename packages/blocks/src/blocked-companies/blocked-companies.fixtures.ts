import type { BlockFixtures } from '../block-fixtures.ts';
import type { blockedCompaniesList } from './schema.ts';

const data = { next: '/settings/privacy?done=saved', blocked: [], words: null, found: [] };
const kaveri = { id: 1, name: 'Kaveri Systems' };

export const fixtures: BlockFixtures<typeof blockedCompaniesList> = {
  usual: { settings: {}, data: { ...data, blocked: [kaveri] } },
  empty: { settings: {}, data },
  found: {
    settings: {},
    data: { ...data, blocked: [kaveri], words: 'kav', found: [kaveri, { id: 2, name: 'Kavach' }] },
  },
  unknown: { settings: {}, data: { ...data, words: 'nobody' } },
};
