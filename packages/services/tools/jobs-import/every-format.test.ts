import { describe, expect, it } from 'vitest';
import type { FormatName } from './format-names.ts';
import { prepareImports } from './import-feed.fixtures.ts';

const { run, stored } = prepareImports();

describe('every format', () => {
  const title = 'Java Developer';
  const ld = (id: string) => ({
    '@type': 'JobPosting',
    identifier: id,
    title,
    hiringOrganization: { name: 'Acme' },
    jobLocation: { address: { addressLocality: 'Bengaluru', addressCountry: 'IN' } },
    description: '&lt;p&gt;Hi&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;',
  });
  it.each<[FormatName, string]>([
    [
      'greenhouse',
      JSON.stringify({
        jobs: [
          {
            id: 1,
            title,
            location: { name: 'Bengaluru, Karnataka, India' },
            content: '&lt;p&gt;Hi&lt;/p&gt;',
            absolute_url: 'https://boards.greenhouse.io/acme/jobs/1',
          },
        ],
      }),
    ],
    [
      'lever',
      JSON.stringify([
        {
          id: '1',
          text: title,
          categories: { location: 'Bangalore' },
          description: '<div onclick="x()">Hi</div>',
          hostedUrl: 'https://jobs.lever.co/acme/1',
        },
      ]),
    ],
    [
      'ashby',
      JSON.stringify({
        jobs: [
          {
            id: '1',
            title,
            location: 'Blr',
            descriptionHtml: '<p style="x">Hi</p>',
            jobUrl: 'https://jobs.ashbyhq.com/acme/1',
          },
        ],
      }),
    ],
    ['jsonld', JSON.stringify([ld('1')])],
    [
      'indeed-xml',
      `<source><job><title>${title}</title><referencenumber>1</referencenumber><company>Acme</company><city>Bengaluru</city><country>IN</country><description><![CDATA[<h1></h1>Hi]]></description></job></source>`,
    ],
    ['csv', `id,title,company,location,description\n1,${title},Acme,Bengaluru,Hi\n`],
  ])('%s is imported, once', async (format, feed) => {
    const first = await run(format, feed);
    expect(first).toMatchObject({ created: 1, rejected: 0, broken: null, rows: [] });
    expect(await stored(first.source ?? '')).toMatchObject([
      {
        external_id: '1',
        title,
        company: 'Acme',
        city_ids: [2],
        description_html: '<p>Hi</p>',
        category_id: 1,
        status: 'open',
      },
    ]);
    expect(await run(format, feed)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1,
      closed: 0,
    });
  });
});

describe('the work mode and the shift', () => {
  const at = { title: 'Clerk', location: 'Pune', description: 'Hi' };
  it.each<[FormatName, unknown, string | null, string | null]>([
    [
      'ashby',
      {
        jobs: [{ ...at, id: '1', isRemote: true, workplaceType: 'Hybrid', descriptionHtml: 'Hi' }],
      },
      'hybrid',
      null,
    ],
    [
      'lever',
      [{ id: '1', text: 'Clerk', categories: { location: 'Pune' }, workplaceType: 'on-site' }],
      'office',
      null,
    ],
    [
      'recruitee',
      { offers: [{ ...at, id: 1, city: 'Pune', country: 'India', hybrid: true, remote: true }] },
      'hybrid',
      null,
    ],
    [
      'smartrecruiters',
      {
        content: [
          { id: '1', name: 'Clerk', location: { city: 'Pune', country: 'in', hybrid: true } },
        ],
      },
      'hybrid',
      null,
    ],
    [
      'greenhouse',
      {
        jobs: [
          {
            id: 1,
            title: 'Clerk',
            location: { name: 'Pune' },
            content: 'Hi',
            metadata: [
              { name: 'Workplace type', value: 'On-site' },
              { name: 'Shift', value: 'Night' },
            ],
          },
        ],
      },
      'office',
      'night',
    ],
    [
      'csv',
      'id,title,location,work mode,shift,description\n1,Clerk,Pune,Hybrid,US shift,Hi',
      'hybrid',
      'night',
    ],
    [
      'csv',
      'id,title,location,remote,description\n1,Clerk,Pune,no,Rotational shifts',
      null,
      'rotational',
    ],
  ])('of %s are stored', async (format, feed, workMode, shift) => {
    const content = typeof feed === 'string' ? feed : JSON.stringify(feed);
    const summary = await run(format, content, { company: 'Acme' });
    expect(summary).toMatchObject({ created: 1, rows: [] });
    expect(await stored(summary.source ?? '')).toMatchObject([
      { work_mode: workMode, shift, work_from_home: false },
    ]);
  });
});
