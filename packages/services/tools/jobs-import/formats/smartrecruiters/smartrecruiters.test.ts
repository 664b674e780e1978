import { expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';

const posting = {
  id: '74400',
  name: 'Cook',
  company: { identifier: 'AcmeFoods', name: 'Acme Foods' },
  releasedDate: '2026-11-01T10:00:00.000Z',
  location: { city: 'Pune', region: 'MH', country: 'in', remote: false },
  industry: { label: 'Food' },
  department: { label: 'Kitchen' },
  function: { label: 'Catering' },
};

it('reads a list of postings', async () => {
  const { jobs } = await collectFeed(
    'smartrecruiters',
    JSON.stringify({ offset: 0, limit: 100, totalFound: 1, content: [posting] }),
  );
  expect(jobs).toMatchObject([
    {
      externalId: '74400',
      title: 'Cook',
      company: 'Acme Foods',
      locations: ['Pune, MH, IN'],
      departments: ['Kitchen', 'Catering'],
      industry: 'Food',
      postedAt: '2026-11-01T10:00:00.000Z',
    },
  ]);
});

it('reads one posting with its texts, and several of them', async () => {
  const full = {
    ...posting,
    applyUrl: 'https://jobs.smartrecruiters.com/AcmeFoods/74400-cook',
    jobAd: { sections: { jobDescription: { title: 'Your work', text: '<p>You cook.</p>' } } },
  };
  for (const feed of [full, [full]]) {
    const { jobs } = await collectFeed('smartrecruiters', JSON.stringify(feed));
    expect(jobs).toMatchObject([
      { description: '<h3>Your work</h3><div><p>You cook.</p></div>', applyUrl: full.applyUrl },
    ]);
  }
});
