import { expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';

it('reads the widget of an account, whose name is the employer', async () => {
  const { jobs, positions } = await collectFeed(
    'workable',
    JSON.stringify({
      name: 'Acme Foods',
      jobs: [
        {
          title: 'Cook',
          shortcode: 'A1B2',
          telecommuting: false,
          department: 'Kitchen',
          url: 'https://apply.workable.com/j/A1B2',
          application_url: 'https://apply.workable.com/j/A1B2/apply',
          published_on: '2026-11-01',
          country: 'India',
          city: 'Pune',
          state: 'Maharashtra',
          experience: 'Entry level',
          description: '<p>You cook.</p>',
        },
      ],
    }),
  );
  expect(positions).toEqual(['item 1 (line 1)']);
  expect(jobs).toMatchObject([
    {
      externalId: 'A1B2',
      company: 'Acme Foods',
      locations: ['Pune, Maharashtra, India'],
      remote: false,
      experience: 'Entry level',
      departments: ['Kitchen'],
      applyUrl: 'https://apply.workable.com/j/A1B2/apply',
      postedAt: '2026-11-01',
    },
  ]);
});

it('reads the API, whose texts are in several fields', async () => {
  const { jobs } = await collectFeed(
    'workable',
    JSON.stringify({
      jobs: [
        {
          id: '1',
          shortcode: 'C3',
          title: 'Waiter',
          url: 'https://acme-foods.workable.com/jobs/1',
          location: {
            city: 'Mumbai',
            region: 'Maharashtra',
            country: 'India',
            workplace_type: 'remote',
          },
          description: '<p>You serve.</p>',
          requirements: '<ul><li>A smile</li></ul>',
          created_at: '2026-11-02T00:00:00Z',
        },
      ],
    }),
  );
  expect(jobs).toMatchObject([
    { company: 'Acme Foods', locations: ['Mumbai, Maharashtra, India'], remote: true },
  ]);
  expect(jobs[0]?.description).toContain('<h3>Requirements</h3>');
});

it('reads the XML feed', async () => {
  const { jobs } = await collectFeed(
    'workable',
    '<source><job><title>Cook</title><referencenumber>D4</referencenumber><company>Acme</company><city>Pune</city><country>IN</country><remote>true</remote></job></source>',
  );
  expect(jobs).toMatchObject([{ externalId: 'D4', locations: ['Pune, IN'], remote: true }]);
});
