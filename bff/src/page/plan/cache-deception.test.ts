import { expect, it } from 'vitest';
import {
  services,
  sessionOf,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../../fixtures/session-site.fixture.ts';
import { layout } from '../../fixtures/test-files.fixture.ts';

const open = useTestSites();
const PAGES = ['/jobfeed', '/api/layout?path=/jobfeed', '/api/user/settings'];
const ENDS = [
  ...[
    '/a.css',
    '.css',
    '%2fa.css',
    '%3fa.css',
    '%23a.css',
    ';a.css',
    '%00.css',
    '%0a.css',
    '/%2e%2e/a.css',
  ],
  ...[
    '/..%2fa.css',
    '?a.css',
    '?a=/a.css',
    '&a.css',
    '//a.css',
    '/a.js',
    '/a.png',
    '\\a.css',
    '%5ca.css',
  ],
];
const THROUGH_FILES = [
  '/assets/..%2fjobfeed',
  '/assets/%2e%2e/jobfeed',
  '/theme/..%2fjobfeed',
  '/assets/../jobfeed',
];

/** Shared caches store addresses that look like files, and responses that allow it. */
it('what is somebody’s own is kept by no cache, whatever its address is made to look like', async () => {
  const site = await open({
    files: layout('jobfeed', { who: { type: 'who' } }),
    service: services({ [VALIDATE]: sessionOf() }),
    env: { RATE_LIMIT: 'off' },
  });
  const headers = { cookie: `token=${await tokenOf()}` };
  const cachedPaths: string[] = [];
  let own = 0;
  for (const path of [
    ...PAGES.flatMap((page) => ENDS.map((end) => page + end)),
    ...THROUGH_FILES,
  ]) {
    const answer = await site.request(path, { headers });
    const control = String(answer.headers['cache-control']);
    const isOwn = answer.body.includes('Asha');
    if (isOwn) own += 1;
    if (answer.statusCode === 500 || (isOwn && control !== 'no-store'))
      cachedPaths.push(`${answer.statusCode} ${control} ${path}`);
  }
  expect(cachedPaths).toEqual([]);
  // What only adds a query is the page itself.
  expect(own).toBeGreaterThan(0);
});
