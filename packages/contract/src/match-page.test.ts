import { describe, expect, it } from 'vitest';
import { hrefOf, matchPage, searchHref } from './match-page.ts';
import { PAGE_KINDS, type PageKindDefinition, type PageLayoutName } from './page-kinds.ts';

const kindOf = (path: string) => {
  const match = matchPage(path);
  return 'redirect' in match ? match.redirect : { kind: match.kind, params: match.params };
};

describe('matching an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/c/backend-jobs', 'category', { category: 'backend' }],
    [
      '/c/data-analytics-jobs-in-delhi-ncr',
      'location_based',
      { category: 'data-analytics', city: 'delhi-ncr' },
    ],
    ['/k/c-plus-plus-jobs', 'tag', { keyword: 'c-plus-plus' }],
    ['/k/java-jobs-in-pune', 'location_based', { keyword: 'java', city: 'pune' }],
    ['/jobs-in-mumbai', 'location', { city: 'mumbai' }],
    [
      '/j/senior-java-developer-acme-1234',
      'jobdetail',
      { slug: 'senior-java-developer-acme', jobId: '1234' },
    ],
    ['/search/java.html', 'search', { keyword: 'java' }],
    ['/search/java-p2.html', 'search', { keyword: 'java', page: '2' }],
    ['/search/windows-p1-p3.html', 'search', { keyword: 'windows-p1', page: '3' }],
    ['/company/acme-software', 'company', { slug: 'acme-software' }],
    ['/companies', 'company', {}],
    ['/chats/', 'chats', {}],
    ['/jobfeed/recruiter/7', 'recruiterJobfeed', { recruiterId: '7' }],
    ['/nothing/here', 'notfound', {}],
    ['/j/no-number', 'notfound', {}],
    ['/search/java-p0.html', 'search', { keyword: 'java-p0' }],
    ['//evil.example/', 'notfound', {}],
    ['http://evil.example/c/backend-jobs', 'notfound', {}],
    ['/\\evil.example', 'notfound', {}],
  ])('reads %s as %s', (path, kind, params) => {
    expect(kindOf(path)).toEqual({ kind, params });
  });

  it('returns the query with the first value of a parameter', () => {
    expect(matchPage('/search/java.html?exp=3&exp=9&locIds=1')).toMatchObject({
      path: '/search/java.html?exp=3&exp=9&locIds=1',
      query: { exp: '3', locIds: '1' },
    });
  });

  it.each([
    ['/c/backend-jobs/', 301, '/c/backend-jobs'],
    ['/C/Backend-Jobs?exp=2', 301, '/c/backend-jobs?exp=2'],
    ['/search?q=windows+p1', 302, '/search/windows-p1-p1.html'],
    ['/search?q=C%2B%2B+developer&exp=3&locIds=', 302, '/search/c-plus-plus-developer.html?exp=3'],
    ['/search', 302, '/search/jobs.html'],
    ['/settings', 302, '/settings/privacy'],
    ['/settings/?done=1', 302, '/settings/privacy?done=1'],
    ['/similar_jobs.php?jobId=42', 301, '/similar-jobs/42'],
  ])('sends %s on', (path, status, location) => {
    expect(kindOf(path)).toEqual({ status, location });
  });

  it('resolves every path of every kind to the kind that built it', () => {
    const sample: Record<string, string> = {
      jobId: '42',
      page: '3',
      recruiterId: '7',
      calendarId: 'a1',
      conversationId: 'b2',
      step: 'addPersonalDetails',
      section: 'privacy',
      token: 'eyJ0.a-b_c',
    };
    for (const [kind, definition] of Object.entries(PAGE_KINDS) as [
      PageLayoutName,
      PageKindDefinition,
    ][]) {
      for (const path of definition.paths) {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
        const params = Object.fromEntries(names.map((name) => [name, sample[name] ?? 'a-b']));
        expect(kindOf(hrefOf(kind, params))).toEqual({ kind, params });
      }
    }
  });

  it('refuses to build an address without what it needs', () => {
    expect(() => hrefOf('jobdetail', { slug: 'x' })).toThrow('no path of page jobdetail');
  });
});

describe('search addresses', () => {
  it.each([
    ['java', 1, '/search/java.html'],
    ['java', 2, '/search/java-p2.html'],
    ['windows p1', 1, '/search/windows-p1-p1.html'],
    ['windows p1', 4, '/search/windows-p1-p4.html'],
    ['c++', 1, '/search/c-plus-plus.html'],
    ['', 1, '/search/jobs.html'],
  ])('%s page %i is %s, and reads back', (keyword, page, href) => {
    expect(searchHref(keyword, page)).toBe(href);
    const match = matchPage(href);
    expect('redirect' in match ? null : Number(match.params.page ?? '1')).toBe(page);
  });
});
