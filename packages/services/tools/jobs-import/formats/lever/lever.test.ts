import { describe, expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';

describe('lever', () => {
  it('reads postings and joins the parts of their text', async () => {
    const { jobs } = await collectFeed(
      'lever',
      JSON.stringify([
        {
          id: 'a-1',
          text: 'Sales Manager',
          categories: { team: 'Sales', location: 'Mumbai', allLocations: ['Mumbai', 'Pune'] },
          description: '<div>Opening</div>',
          lists: [{ text: 'You will', content: '<li>sell</li><li>travel</li>' }],
          additional: '<div>Closing</div>',
          salaryRange: {
            min: 900_000,
            max: 1_200_000,
            currency: 'INR',
            interval: 'per-year-salary',
          },
          workplaceType: 'remote',
          hostedUrl: 'https://jobs.lever.co/acme/a-1',
          applyUrl: 'https://jobs.lever.co/acme/a-1/apply',
          createdAt: 1_772_706_030_000,
        },
      ]),
    );
    expect(jobs).toEqual([
      expect.objectContaining({
        externalId: 'a-1',
        company: 'Acme',
        locations: ['Mumbai', 'Pune'],
        remote: true,
        pay: { min: 900_000, max: 1_200_000, currency: 'INR', period: 'year' },
        description:
          '<div>Opening</div>\n\n<h3>You will</h3><ul><li>sell</li><li>travel</li></ul>\n\n<div>Closing</div>',
        postedAt: '1772706030000',
        applyUrl: 'https://jobs.lever.co/acme/a-1/apply',
      }),
    ]);
  });
});
