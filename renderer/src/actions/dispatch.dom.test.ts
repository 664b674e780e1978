import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import { TRACK_EVENT, type TrackedEvent } from '../page/track.ts';
import { createDispatch } from './dispatch.ts';
import { listenForJobs } from './listen-for-jobs.ts';
import { refreshBlocks } from './load-blocks.ts';

const gone: string[] = [];
const site: Site = {
  catalogId: 'web@1',
  messages: builtInMessages().browser,
  page: {
    revision: 'sha256:1',
    page: { kind: 'home', path: '/', params: {}, name: 'Home Page', status: 200 },
    blocks: {},
  },
  dispatch: (action) => dispatch(action),
  hydrate: () => {},
  navigation: async () => ({
    go: async (href) => void gone.push(`go ${href}`),
    reload: async () => void gone.push('reload'),
    prefetch: () => {},
    refresh: async () => gone.push('refresh') > 0,
    loadBeside: async () => ({ is: 'reload' }),
    showFragment: async () => {},
    openOverlay: async (path) => void gone.push(`overlay ${path}`),
    closeOverlay: async () => void gone.push('close'),
  }),
};
const dispatch = createDispatch(() => site);

const tracked: TrackedEvent[] = [];
document.addEventListener(TRACK_EVENT, (event) =>
  tracked.push((event as CustomEvent<TrackedEvent>).detail),
);
const toasts = (): string[] =>
  [...document.querySelectorAll('#toasts > *')].map(
    (toast) => `${toast.getAttribute('role')}: ${toast.querySelector('p')?.textContent}`,
  );
const answer = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_href: string, _init: RequestInit) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(() => {
  gone.length = 0;
  tracked.length = 0;
  document.body.innerHTML = '<section id="toasts"></section>';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an action of a block', () => {
  it('opens another page', async () => {
    dispatch({ action: 'navigate', href: '/c/backend-jobs' });
    await vi.waitUntil(() => gone.length > 0);
    expect(gone).toEqual(['go /c/backend-jobs']);
  });

  it('opens an overlay with the name of a layout', async () => {
    dispatch({ action: 'open-overlay', overlay: 'register' });
    await vi.waitUntil(() => gone.length > 0);
    expect(gone).toEqual(['overlay /register']);
    dispatch({ action: 'open-overlay', overlay: 'no-such-page' });
    await vi.waitUntil(() => tracked.length > 0);
    expect(tracked).toEqual([{ event: 'overlay_unknown', detail: { overlay: 'no-such-page' } }]);
  });

  it.each([
    ['{}', 'Something went wrong, please try again after some time!!'],
    ['<h1>502 Bad Gateway</h1>', 'Something went wrong, please try again after some time!!'],
    ['{"message":"Bad Gateway"}', 'Something went wrong, please try again after some time!!'],
  ])('makes a call, and shows an error if a proxy answers 502 with %j', async (text, message) => {
    vi.stubGlobal('fetch', async () => new Response(text, { status: 502 }));
    dispatch({ action: 'call', method: 'POST', path: '/api/user/x' });
    await vi.waitUntil(() => toasts().length === 1);
    expect(toasts()).toEqual([`alert: ${message}`]);
  });

  it('makes a call, and shows its message, success or error', async () => {
    const fetched = answer({ message: 'Interview slot booked' });
    const call: Action = { action: 'call', method: 'POST', path: '/api/user/x', body: { a: 1 } };
    dispatch(call);
    await vi.waitUntil(() => toasts().length === 1);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/user/x');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' });
    answer(
      { statusCode: 400, code: 'COURSE_NOT_SELECTED', message: 'Please select a course' },
      400,
    );
    dispatch(call);
    await vi.waitUntil(() => toasts().length === 2);
    answer(null, 500);
    dispatch(call);
    await vi.waitUntil(() => toasts().length === 3);
    expect(toasts()).toEqual([
      'status: Interview slot booked',
      'alert: Please select a course',
      'alert: Unknown error',
    ]);
  });

  it('shows the default message on a network error', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    dispatch({ action: 'call', method: 'GET', path: '/api/job/search' });
    await vi.waitUntil(() => toasts().length === 1);
    expect(toasts()).toEqual(['alert: Taking too long to response. Please try again later.']);
  });

  it('shows a toast or tracks an event', async () => {
    dispatch({ action: 'toast', tone: 'success', message: 'Saved' });
    await vi.waitUntil(() => toasts().length === 1);
    expect(toasts()).toEqual(['status: Saved']);
    dispatch({ action: 'track', event: 'banner_seen', detail: { id: '7' } });
    expect(tracked).toEqual([{ event: 'banner_seen', detail: { id: '7' } }]);
  });

  it('renders blocks again: a changed one is replaced, an empty one removed, a failure changes nothing', async () => {
    const block = (id: string, revision: string) =>
      `<section data-block-id="${id}" data-block-type="x" data-block-revision="${revision}">${revision}</section>`;
    const waiting =
      '<section data-block-id="late" data-block-type="x" data-block-state="deferred"></section>';
    document.body.innerHTML = `<main>${block('a', 'r1')}${block('b', 'r1')}</main>`;
    const shown = () => document.querySelector('main')?.textContent;

    for (const status of [500, 422]) {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', waiting);
      answer({ message: 'no' }, status);
      dispatch({ action: 'refresh-blocks', ids: ['a', 'b', 'late'] });
      await vi.waitUntil(() => !document.querySelector('[data-block-id="late"]'));
      expect(shown()).toBe('r1r1');
    }

    const fetched = answer({
      revision: 'sha256:1',
      blocks: [{ id: 'a', settings: {}, data: {}, html: block('a', 'r2') }],
    });
    dispatch({ action: 'refresh-blocks', ids: ['a', 'b'] });
    await vi.waitUntil(() => shown() === 'r2');
    expect(fetched.mock.calls[0]?.[0]).toBe(
      '/api/blocks?path=%2F&revision=sha256%3A1&ids=a%2Cb&html=1',
    );
    const headers = { 'x-block-catalog': 'web@1' };
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers });

    answer({ code: 'REVISION_GONE' }, 409);
    dispatch({ action: 'refresh-blocks', ids: ['a'] });
    await vi.waitUntil(() => gone.length > 0);
    expect(gone).toEqual(['reload']);
  });

  it('leaves the blocks of a shared page unchanged if a cache returned an old one', async () => {
    const fetched = answer({ code: 'REVISION_GONE' }, 409);
    const shared = { ...site, page: { ...site.page, isShared: true as const } };
    document.body.innerHTML = '<p data-block-id="a">for everybody</p>';
    await refreshBlocks(shared, ['a']);
    expect(fetched.mock.calls).toHaveLength(1);
    expect(gone).toEqual([]);
    expect(document.body.textContent).toBe('for everybody');
  });

  it('requests parts of a preview with its token', async () => {
    const fetched = answer({ revision: 'sha256:1', blocks: [] });
    const previewed = { ...site, page: { ...site.page, preview: 'a.b-c' } };
    createDispatch(() => previewed)({ action: 'refresh-blocks', ids: ['a'] });
    await vi.waitUntil(() => fetched.mock.calls.length > 0);
    const url = new URL(String(fetched.mock.calls[0]?.[0]), 'http://site');
    expect(url.searchParams.get('path')).toBe('/?preview=a.b-c');
  });
});

it('handles the forms of blocks that are added later', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'member=1';
  const list = (inner: string, revision: string) =>
    `<section data-block-id="list" data-block-type="x" data-block-revision="${revision}">${inner}</section>`;
  document.body.innerHTML = list('', 'r1');
  const form = '<form data-job-form="save"><button name="jobcode" value="7">Save</button></form>';
  const html = list(form, 'r2');
  answer({ revision: 'sha256:1', blocks: [{ id: 'list', settings: {}, data: {}, html }] });
  const takenOver: boolean[] = [];
  const renderObserver = new MutationObserver(() => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    takenOver.push(submit.defaultPrevented);
  });
  renderObserver.observe(document.body, { childList: true, subtree: true });
  const member: Site = { ...site, dispatch: () => {} };
  listenForJobs(member);
  await refreshBlocks(member, ['list']);
  renderObserver.disconnect();
  expect(takenOver).toEqual([true]);
});
