import { expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';

it('reads the API, with the places and departments that it includes', async () => {
  const { jobs } = await collectFeed(
    'teamtailor',
    JSON.stringify({
      data: [
        {
          id: '5',
          type: 'jobs',
          links: { 'careersite-job-url': 'https://acme.teamtailor.com/jobs/5-cook' },
          attributes: {
            title: 'Cook',
            body: '<p>You cook.</p>',
            tags: ['bread'],
            'remote-status': 'none',
            'created-at': '2026-11-01T10:00:00+05:30',
            'end-date': '2026-12-31',
            'min-salary': 400000,
            'max-salary': 600000,
            currency: 'INR',
            'salary-time-unit': 'yearly',
          },
          relationships: {
            locations: { data: [{ type: 'locations', id: '9' }] },
            department: { data: { type: 'departments', id: '3' } },
          },
        },
      ],
      included: [
        { type: 'locations', id: '9', attributes: { city: 'Pune', country: 'India' } },
        { type: 'departments', id: '3', attributes: { name: 'Kitchen' } },
      ],
    }),
  );
  expect(jobs).toMatchObject([
    {
      externalId: '5',
      title: 'Cook',
      company: 'Acme',
      locations: ['Pune, India'],
      departments: ['Kitchen'],
      pay: { min: 400_000, max: 600_000, currency: 'INR', period: 'year' },
      expiresAt: '2026-12-31',
    },
  ]);
});

it('reads the RSS feed, whose title is the employer', async () => {
  const { jobs } = await collectFeed(
    'teamtailor',
    `<?xml version="1.0"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Acme Foods</title>
     <item><title>Cook</title><description>&lt;p&gt;You cook.&lt;/p&gt;</description><pubDate>Sun, 01 Nov 2026 10:00:00 +0530</pubDate>
     <link>https://jobs.acme.example/jobs/5-cook</link><guid>g-5</guid><remoteStatus>fully</remoteStatus>
     <tt:locations><tt:location><tt:city>Pune</tt:city><tt:country>India</tt:country></tt:location></tt:locations>
     <tt:department>Kitchen</tt:department></item></channel></rss>`,
  );
  expect(jobs).toMatchObject([
    {
      externalId: 'g-5',
      title: 'Cook',
      company: 'Acme Foods',
      locations: ['Pune, India'],
      remote: true,
      departments: ['Kitchen'],
    },
  ]);
});

it('reads the JSON feed, whose entries carry a job posting', async () => {
  const { jobs } = await collectFeed(
    'teamtailor',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Acme Foods',
      items: [
        {
          id: 'i-5',
          title: 'Cook',
          url: 'https://jobs.acme.example/jobs/5-cook',
          content_html: '<p>You cook.</p>',
          date_published: '2026-11-01',
          _jobposting: {
            '@type': 'JobPosting',
            title: 'Cook',
            jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
            validThrough: '2026-12-31',
          },
        },
      ],
    }),
  );
  expect(jobs).toMatchObject([
    {
      externalId: 'i-5',
      company: 'Acme Foods',
      locations: ['Pune, IN'],
      description: '<p>You cook.</p>',
      postedAt: '2026-11-01',
      expiresAt: '2026-12-31',
    },
  ]);
});
