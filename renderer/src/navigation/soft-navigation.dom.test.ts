import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import type { PageView } from './page-view.ts';
import { startSoftNavigation } from './soft-navigation.ts';

const PATH = '/c/backend-jobs';
const view: PageView = {
  state: {
    revision: 'sha256:1',
    page: { kind: 'category', path: PATH, params: {}, name: 'c', status: 200 },
    blocks: {},
  },
  head: '<title>Jobs</title>',
  html: '',
};
const site: Site = {
  catalogId: 'web@1',
  messages: builtInMessages().browser,
  page: view.state,
  dispatch: () => {},
  hydrate: () => {},
  navigation: () => Promise.reject(new Error('not used')),
};
const login = {
  catalog: site.catalogId,
  experiments: [],
  revision: 'sha256:1',
  page: { kind: 'login', path: '/login', params: {}, name: 'login', status: 200 },
  seo: { title: 'Log in', description: '', canonical: '/login', links: [], meta: [], jsonLd: [] },
  cache: { scope: 'private', maxAge: 0, key: 'brand' },
  blocks: [
    {
      id: 'form',
      type: 'login-form',
      html: '<section data-block-id="form" data-landmark="main"><h1>Log in</h1></section>',
    },
  ],
};

beforeEach(() => {
  window.history.replaceState(null, '', PATH);
  document.body.innerHTML = '<main id="main" data-region="main"><button>Save</button></main>';
  vi.stubGlobal('fetch', async () => Response.json(login));
});
afterEach(() => vi.unstubAllGlobals());

it('has opened or closed the dialog by the time it resolves', async () => {
  const navigation = startSoftNavigation(site, view);
  await navigation.openOverlay('/login');
  expect(document.querySelector('dialog')?.open).toBe(true);
  await navigation.closeOverlay();
  expect(document.querySelector('dialog')).toBeNull();
});

it('closes nothing without a dialog', async () => {
  const navigation = startSoftNavigation(site, view);
  await navigation.closeOverlay();
  expect(window.location.pathname).toBe(PATH);
});
