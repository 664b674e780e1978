import { describe, expect, it } from 'vitest';
import { collectFeed, ids } from '../collect-feed.ts';

describe('jsonld', () => {
  const posting = (id: string) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', value: id },
    title: `Job ${id}`,
    hiringOrganization: { '@type': 'Organization', name: 'Acme' },
  });

  it('reads every field', async () => {
    const { jobs } = await collectFeed(
      'jsonld',
      JSON.stringify({
        ...posting('x'),
        description: '<p>Hi</p>',
        jobLocation: [
          {
            '@type': 'Place',
            address: {
              addressLocality: 'Pune',
              addressRegion: 'MH',
              addressCountry: { name: 'IN' },
            },
          },
          { '@type': 'Place', address: 'Mumbai' },
        ],
        jobLocationType: 'TELECOMMUTE',
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: 36,
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: { minValue: 40000, maxValue: '50,000', unitText: 'MONTH' },
        },
        skills: 'Java, SQL',
        industry: 'Insurance',
        totalJobOpenings: 3,
        datePosted: '2026-03-05',
        validThrough: '2026-05-05',
        url: 'https://acme.example/x',
      }),
    );
    expect(jobs).toEqual([
      expect.objectContaining({
        externalId: 'x',
        company: 'Acme',
        locations: ['Pune, MH, IN', 'Mumbai'],
        remote: true,
        experience: '36+ months',
        pay: { min: 40_000, max: 50_000, currency: 'INR', period: 'month' },
        skills: ['Java', 'SQL'],
        industry: 'Insurance',
        openings: '3',
        postedAt: '2026-03-05',
        expiresAt: '2026-05-05',
      }),
    ]);
  });

  const one = posting('1');
  const two = posting('2');
  it.each([
    ['a single posting', JSON.stringify(one, null, 2), ['1']],
    ['a single posting on one line', JSON.stringify(one), ['1']],
    ['an array', JSON.stringify([one, two], null, 1), ['1', '2']],
    [
      'a graph',
      JSON.stringify({ '@context': 'x', '@graph': [one, { '@type': 'WebPage' }, two] }, null, 2),
      ['1', '2'],
    ],
    ['a posting a line', `${JSON.stringify(one)}\n\n${JSON.stringify(two)}\n`, ['1', '2']],
    [
      'documents that follow one another',
      `${JSON.stringify(one, null, 2)}\n${JSON.stringify(two, null, 2)}`,
      ['1', '2'],
    ],
    [
      'an item list',
      JSON.stringify({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: one }],
      }),
      ['1'],
    ],
    [
      'a type with its vocabulary',
      JSON.stringify({ ...one, '@type': ['http://schema.org/JobPosting'] }),
      ['1'],
    ],
    ['an array after a byte order mark', `\ufeff${JSON.stringify([one])}`, ['1']],
    [
      'an HTML page',
      `<!doctype html><title>x</title><script>var a = "<p>"</script><script type="application/ld+json">${JSON.stringify(one)}</script><p>x</p><script type='application/ld+json'>[${JSON.stringify(two)}]</script>`,
      ['1', '2'],
    ],
    ['something else', JSON.stringify({ '@type': 'Recipe' }), []],
    ['nothing', '', []],
  ])('finds the postings in %s', async (_, text, expected) => {
    const { jobs, broken } = await collectFeed('jsonld', text);
    expect(broken).toBeNull();
    expect(ids(jobs)).toEqual(expected);
  });

  it('looks up an employer that is only referred to', async () => {
    const graph = [
      { '@id': '#org', '@type': 'Organization', name: 'Beta Works' },
      { ...one, hiringOrganization: { '@id': '#org' } },
    ];
    const { jobs } = await collectFeed('jsonld', JSON.stringify({ '@graph': graph }, null, 2));
    expect(jobs[0]?.company).toBe('Beta Works');
  });

  it('loses one bad line or script, not the rest', async () => {
    const lines = await collectFeed(
      'jsonld',
      `${JSON.stringify(one)}\n{"a":\n${JSON.stringify(two)}\n`,
    );
    expect(ids(lines.jobs)).toEqual(['1', '2']);
    expect(lines.faults).toEqual([expect.stringMatching(/^line 2: not JSON/)]);
    const page = await collectFeed(
      'jsonld',
      `<script type="application/ld+json">{oops</script><script type="application/ld+json">${JSON.stringify(two)}</script>`,
    );
    expect(ids(page.jobs)).toEqual(['2']);
    expect(page.faults).toEqual([expect.stringMatching(/^script 1: not JSON/)]);
  });

  it('says where the file breaks off', async () => {
    const lines = await collectFeed('jsonld', `${JSON.stringify(one)}\n{"@type": "Jo`);
    expect(lines).toMatchObject({
      jobs: [{ externalId: '1' }],
      broken: 'line 2: the file ends in the middle of a line',
    });
    const page = await collectFeed('jsonld', `<html><script type="application/ld+json">{"@ty`);
    expect(page).toMatchObject({
      jobs: [],
      broken: 'script 1: the file ends in the middle of a script',
    });
  });
});
