import { expect, it } from 'vitest';
import {
  cookieOf,
  services,
  sessionOf,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../../fixtures/session-site.fixture.ts';
import { layout } from '../../fixtures/test-files.fixture.ts';

const openSite = useTestSites();
const LATE = { late: { type: 'later', settings: { mode: 'slow' } } };

it('a seeker who chooses to wait gets deferred blocks with the page, and other requests do not wait', async () => {
  const site = await openSite({
    service: services({ [VALIDATE]: { session: sessionOf() } }),
    files: { ...layout('myprofile', LATE), ...layout('faq', LATE) },
    env: { BLOCK_DEADLINE_MS: '100' },
  });
  const headers = cookieOf(await tokenOf());
  const requestAs = async (path: string, as: Record<string, string>) => {
    const answer = await site.request(`/api/layout?path=${encodeURIComponent(path)}`, {
      headers: as,
    });
    const { blocks, seo } = answer.json();
    return { answer, state: blocks?.[0]?.state, canonical: seo?.canonical };
  };

  expect(await requestAs('/myprofile', headers)).toMatchObject({ state: 'deferred' });
  const waited = await requestAs('/myprofile?wait=1', headers);
  expect(waited).toMatchObject({
    state: 'ready',
    canonical: 'http://tech.localhost:3000/myprofile',
  });
  expect(waited.answer.headers['cache-control']).toContain('no-store');
  expect(await requestAs('/myprofile?wait=2', headers)).toMatchObject({ state: 'deferred' });
  expect(await requestAs('/faq?wait=1', {})).toMatchObject({ state: 'deferred' });
});
