import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import { listenForJobs } from './listen-for-jobs.ts';

const dispatched: Action[] = [];
const site: Site = {
  catalogId: 'web@1',
  messages: builtInMessages().browser,
  page: {
    revision: 'sha256:1',
    page: { kind: 'category', path: '/c/backend-jobs', params: {}, name: 'c', status: 200 },
    blocks: {},
  },
  dispatch: (action) => void dispatched.push(action),
  hydrate: () => {},
  navigation: () => Promise.reject(new Error('no page is asked for')),
};
const form = (): HTMLFormElement => {
  const found = document.querySelector('form');
  if (!found) throw new Error('there is no form');
  return found;
};
const press = (): boolean => {
  const submitter = document.querySelector<HTMLElement>('form button');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  form().dispatchEvent(event);
  return event.defaultPrevented;
};
const toasts = () => [...document.querySelectorAll('#toasts p')].map((toast) => toast.textContent);

describe('a job form that is submitted before its code is loaded', () => {
  type Load = NonNullable<Parameters<typeof listenForJobs>[1]>;
  const load = vi.fn<Load>();

  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'member=1';
    document.body.innerHTML =
      '<section id="toasts"></section><form data-job-form="save" action="/api/job/jobdetail/save" method="post">' +
      '<button name="jobcode" value="7" aria-pressed="false">Save</button></form>';
  });

  it('stays on the page: it runs later, shows an error when offline, or is sent by the browser', async () => {
    const unreachable = () => Promise.reject(new Error('no connection'));
    load.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable);
    listenForJobs(site, load);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(press()).toBe(true);
    await vi.waitUntil(() => toasts().length > 0);
    expect(toasts()).toEqual(['Please check your internet connection and try again.']);

    onLine.mockReturnValue(true);
    load.mockImplementationOnce(unreachable);
    const sent = vi.spyOn(form(), 'requestSubmit').mockImplementation(() => {});
    expect(press()).toBe(true);
    await vi.waitUntil(() => sent.mock.calls.length > 0);
    expect(sent).toHaveBeenCalledWith(document.querySelector<HTMLElement>('form button'));
    // A submit by requestSubmit is not taken over again.
    expect(press()).toBe(false);

    load.mockImplementation(() => import('./job-forms.ts'));
    expect(press()).toBe(true);
    await vi.waitUntil(() => dispatched.length > 0);
    expect(dispatched).toEqual([{ action: 'save-job', jobcode: '7', saved: true }]);
  });
});
