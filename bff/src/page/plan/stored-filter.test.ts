import { describe, expect, it } from 'vitest';
import {
  cookieOf,
  FORM,
  JOBS,
  OWN,
  post,
  services,
  sessionOf,
  setCookies,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../../fixtures/session-site.fixture.ts';
import { layout } from '../../fixtures/test-files.fixture.ts';

const openSite = useTestSites();
const JOBS_BLOCK = { jobs: { type: 'jobs' } };
const open = async () => {
  const site = await openSite({
    service: services({
      [VALIDATE]: sessionOf(),
      '/job/search': JOBS,
      '/auth/user/logout': { message: 'Done.' },
    }),
    files: {
      ...layout('home', JOBS_BLOCK),
      ...layout('jobfeed', JOBS_BLOCK),
      ...layout('category', JOBS_BLOCK),
    },
  });
  const { cookie } = cookieOf(await tokenOf());
  const requestWith = (path: string, filter?: string, more = {}) =>
    site.request(path, {
      headers: { cookie: filter === undefined ? cookie : `${cookie}; filter=${filter}`, ...more },
    });
  return { site, requestWith, cookie };
};
const storedIn = (answer: Parameters<typeof setCookies>[0]) => setCookies(answer).filter;

describe('the filter of the jobfeed', () => {
  it('is stored when a seeker filters the feed, in one form whatever the address says', async () => {
    const { requestWith } = await open();
    const answer = await requestWith('/jobfeed?sort=date&exp=4&locIds=1,1&page=2&ref=hp');
    expect(answer.statusCode).toBe(200);
    expect(storedIn(answer)).toBe('locIds=1&exp=4&sort=date');
    const [cookie] = answer.cookies.filter(({ name }) => name === 'filter');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 2_592_000 });
  });

  it('is restored at the next visit, with all else that the address says', async () => {
    const { requestWith } = await open();
    const answer = await requestWith('/jobfeed?ref=hp', encodeURIComponent('locIds=1&exp=4'));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      302,
      'private, no-cache',
    ]);
    expect(answer.headers.location).toBe('/jobfeed?ref=hp&locIds=1&exp=4');
    const soft = await requestWith('/api/layout?path=%2Fjobfeed', encodeURIComponent('exp=4'));
    expect(soft.json()).toEqual({ redirect: { status: 302, location: '/jobfeed?exp=4' } });
  });

  it('is not restored where the address names a filter, a page, or none', async () => {
    const { requestWith } = await open();
    const filter = encodeURIComponent('exp=4');
    for (const path of ['/jobfeed?locIds=1', '/jobfeed?page=2', '/jobfeed?filter=none'])
      expect([path, (await requestWith(path, filter)).statusCode]).toEqual([path, 200]);
    expect((await requestWith('/jobfeed?exp=&locIds=', filter)).headers.location).toBeUndefined();
  });

  it('is cleared where the seeker clears it', async () => {
    const { requestWith } = await open();
    expect(storedIn(await requestWith('/jobfeed?filter=none', 'exp%3D4'))).toBeNull();
    expect(storedIn(await requestWith('/jobfeed?filter=none'))).toBeUndefined();
  });

  it('changes with pages that are seen, not with prefetched ones', async () => {
    const { site, requestWith, cookie } = await open();
    const prefetched = await requestWith('/jobfeed?exp=5', undefined, { purpose: 'prefetch' });
    expect(storedIn(prefetched)).toBeUndefined();
    const shown = await post(
      site,
      '/api/exposures',
      { path: '/jobfeed?exp=5' },
      { cookie, ...OWN },
    );
    expect(storedIn(shown)).toBe('exp=5');
  });

  it.each(['exp=99&range=77&locIds=x', '<script>', '%', '%E0%A4%A', 'locIds=987654'])(
    'is none where the cookie says %j',
    async (filter) => {
      const { requestWith } = await open();
      expect((await requestWith('/jobfeed', filter)).statusCode).toBe(200);
    },
  );

  it('is none where the cookie is longer than any that the site sets', async () => {
    const { requestWith } = await open();
    expect((await requestWith('/jobfeed', `exp=4&x=${'a'.repeat(3_000)}`)).statusCode).toBe(200);
  });

  it('goes with the session, and where a browser is to be forgotten', async () => {
    const { site, cookie } = await open();
    const held = `${cookie}; filter=exp%3D4`;
    const out = await post(site, '/api/auth/user/logout', '', { cookie: held, ...OWN, ...FORM });
    expect([out.statusCode, storedIn(out)]).toEqual([200, null]);
    expect(out.headers['clear-site-data']).toBe('"storage"');
    const choice = await post(site, '/preferences/cookies', 'choice=necessary', {
      cookie: held,
      ...OWN,
      ...FORM,
    });
    expect(storedIn(choice)).toBeNull();
  });

  it('does not change pages that are the same for everybody', async () => {
    const { site, requestWith } = await open();
    const without = await site.request('/c/backend-jobs');
    const answer = await requestWith('/c/backend-jobs', encodeURIComponent('exp=4'));
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([200, without.body, []]);
    expect(answer.headers['cache-control']).toMatch(/^public/);
    expect((await requestWith('/c/backend-jobs?exp=4')).cookies).toEqual([]);
  });
});
