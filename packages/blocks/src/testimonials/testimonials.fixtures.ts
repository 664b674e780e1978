import type { BlockFixtures } from '../block-fixtures.ts';
import type { testimonials } from './schema.ts';

export const fixtures = {
  usual: {
    settings: {
      title: 'What people say',
      items: [
        {
          text: 'I applied on Monday and had three interviews by Friday.',
          name: 'Asha Rao',
          role: 'Backend developer, Pune',
        },
        { text: 'The salary was in the advertisement. That saved me a week.', name: 'Kabir Shah' },
        {
          text: 'My recruiter answered within a day, and told me who would interview me.',
          name: 'Meera Iyer',
          role: 'Data engineer, Chennai',
        },
      ],
    },
    data: {},
  },
} satisfies BlockFixtures<typeof testimonials>;
