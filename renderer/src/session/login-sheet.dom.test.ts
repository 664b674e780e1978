import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import { takeOverForm } from './login-sheet.ts';
import { takeWaitingForm } from './waiting-form.ts';

const LOGIN = '/login?act=save&job=7&next=%2Fc%2Fbackend-jobs%3Fflow%3Df';
const opened: string[] = [];
const fetched = vi.fn<typeof fetch>();

const site: Site = {
  catalogId: 'web@1',
  messages: builtInMessages().browser,
  page: {
    revision: 'sha256:1',
    page: { kind: 'category', path: '/c/backend-jobs', params: {}, name: 'c', status: 200 },
    blocks: {},
  },
  dispatch: () => {},
  hydrate: () => {},
  navigation: async () => ({
    go: async () => {},
    reload: async () => {},
    refresh: async () => true,
    loadBeside: async () => ({ is: 'reload' }),
    showFragment: async () => {},
    prefetch: () => {},
    openOverlay: async (path) => void opened.push(path),
    closeOverlay: async () => {},
  }),
};
const press = () => {
  document.body.innerHTML =
    '<form method="post" action="/api/job/jobdetail/save" data-job-form="save">' +
    '<input type="hidden" name="next" value="/c/backend-jobs">' +
    '<button name="jobcode" value="7">Save</button></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  return { form, submitter: form.querySelector('button') };
};

beforeEach(() => {
  opened.length = 0;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  window.history.replaceState(null, '', '/c/backend-jobs');
});
afterEach(() => vi.unstubAllGlobals());

it('defers the form of a visitor and opens its login, once for two presses', async () => {
  fetched.mockImplementation(async () => Response.json({ login: LOGIN }, { status: 202 }));
  const sent = press();
  await Promise.all([takeOverForm(site, 'save', sent), takeOverForm(site, 'save', sent)]);
  expect(opened).toEqual([LOGIN]);
  expect(fetched).toHaveBeenCalledOnce();
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect([address, init?.body]).toEqual(['/api/job/jobdetail/save', '{"jobcode":"7"}']);
  expect(new Headers(init?.headers).get('prefer')).toBe('respond-async');
  expect(takeWaitingForm()).toEqual({ name: 'save', sent });
  expect(takeWaitingForm()).toBeNull();
});

it.each([
  ['nothing is deferred', async () => Response.json({ message: 'No.' }, { status: 503 })],
  ['the network is gone', () => Promise.reject(new TypeError('no network'))],
])('leaves the form to the browser where %s', async (_why, response) => {
  fetched.mockImplementation(response);
  await expect(takeOverForm(site, 'save', press())).rejects.toThrow();
  expect(opened).toEqual([]);
  expect(takeWaitingForm()).toBeNull();
});
