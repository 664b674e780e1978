import { expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';

it('reads the offers of a career site', async () => {
  const { jobs } = await collectFeed(
    'recruitee',
    JSON.stringify({
      offers: [
        {
          id: 12,
          title: 'Cook',
          company_name: 'Acme Foods',
          department: 'Kitchen',
          description: '<p>You cook.</p>',
          requirements: '<p>Patience</p>',
          locations: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
          remote: true,
          hybrid: true,
          salary: { min: '400000', max: '600000', currency: 'INR', period: 'year' },
          careers_apply_url: 'https://acme.recruitee.com/o/cook/c/new',
          published_at: '2026-11-01 10:00:00 UTC',
          close_at: null,
        },
        {
          id: 13,
          careers_url: 'https://acme-foods.recruitee.com/o/waiter',
          city: 'Mumbai',
          country: 'India',
          translations: { en: { title: 'Waiter', description: '<p>You serve.</p>' } },
        },
      ],
    }),
  );
  expect(jobs).toMatchObject([
    {
      externalId: '12',
      company: 'Acme Foods',
      locations: ['Pune, Maharashtra, India'],
      remote: false,
      pay: { min: 400_000, max: 600_000, currency: 'INR', period: 'year' },
      description: '<p>You cook.</p>\n\n<p>Patience</p>',
      postedAt: '2026-11-01 10:00:00 UTC',
    },
    { title: 'Waiter', company: 'Acme Foods', locations: ['Mumbai, India'] },
  ]);
});
