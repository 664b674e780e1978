import { describe, expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';

describe('ashby', () => {
  it('reads a job board with pay and further places', async () => {
    const { jobs } = await collectFeed(
      'ashby',
      JSON.stringify({
        apiVersion: '1',
        jobs: [
          {
            id: 'u-1',
            title: 'Designer',
            location: 'Bengaluru',
            address: { postalAddress: { addressLocality: 'Bengaluru', addressCountry: 'India' } },
            secondaryLocations: [{ location: 'Pune', address: { addressLocality: 'Pune' } }],
            department: 'Design',
            team: 'Product Design',
            isRemote: false,
            descriptionHtml: '<p>Draw</p>',
            publishedAt: '2026-04-30T16:21:55.393+00:00',
            jobUrl: 'https://jobs.ashbyhq.com/acme/u-1',
            compensation: {
              compensationTierSummary: '₹12L – ₹18L • 0.1%',
              summaryComponents: [
                { compensationType: 'EquityPercentage', minValue: 0.1, maxValue: 0.2 },
                {
                  compensationType: 'Salary',
                  interval: '1 YEAR',
                  currencyCode: 'INR',
                  minValue: 1_200_000,
                  maxValue: 1_800_000,
                },
              ],
            },
          },
        ],
      }),
    );
    expect(jobs).toEqual([
      expect.objectContaining({
        externalId: 'u-1',
        company: 'Acme',
        locations: ['Bengaluru', 'Bengaluru, India', 'Pune', 'Pune'],
        departments: ['Product Design', 'Design'],
        pay: { min: 1_200_000, max: 1_800_000, currency: 'INR', period: 'year' },
      }),
    ]);
  });
});
