import type { BlockFixtures } from '../block-fixtures.ts';
import type { companySpotlight } from './schema.ts';

const settings = { title: 'Company in focus', company: 'deccan-cloud', text: '' };
const data = {
  name: 'Deccan Cloud',
  href: '/company/deccan-cloud',
  logo: null,
  cover: '/media/8ea9049e28e87d884fea108ee824bd11d2fbf549e90164eb8e4e24b00b5111ee.webp',
  coverColour: '#334455',
  coverSizes: null,
  text: 'Deccan Cloud runs data centres in Pune and Hyderabad for banks and hospitals.',
  facts: 'Cloud · Pune · 24 open jobs',
};

export const fixtures = {
  usual: { settings, data },
  'without a picture': { settings, data: { ...data, cover: null, coverColour: null, facts: '' } },
} satisfies BlockFixtures<typeof companySpotlight>;
