import type { BlockFixtures } from '../block-fixtures.ts';
import type { socialLinks } from './schema.ts';

const settings = { title: 'Your social profiles' };
const data = { items: [], isDone: false, failed: null };
const linkedin = { kind: 'linkedin' as const, address: 'https://www.linkedin.com/in/asha-rao' };

export const fixtures: BlockFixtures<typeof socialLinks> = {
  usual: { settings, data: { ...data, items: [linkedin] } },
  empty: { settings, data },
  long: {
    settings,
    data: {
      ...data,
      items: [{ ...linkedin, address: `https://www.linkedin.com/in/${'a'.repeat(100)}` }],
    },
  },
  done: { settings, data: { ...data, isDone: true } },
  failed: { settings, data: { ...data, failed: 'This is not the address of a page.' } },
};
