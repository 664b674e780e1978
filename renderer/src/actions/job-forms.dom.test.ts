import type { Action } from '@broadsheet/contract/actions';
import { JOB_FORMS } from '@broadsheet/contract/job-forms';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import { listenForJobs } from './listen-for-jobs.ts';
import { performAction } from './perform-action.ts';
import { applyForJob, saveJob } from './take-over-jobs.ts';

const { jobs, outcomes } = builtInMessages();

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
const answer = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_href: string, _init: RequestInit) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const element = <Type extends Element>(selector: string): Type => {
  const found = document.querySelector<Type>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
const toasts = () => [...document.querySelectorAll('#toasts p')].map((toast) => toast.textContent);
const save = (value: string) =>
  `<form data-job-form="save" action="/api/job/jobdetail/save" method="post">` +
  `<button name="jobcode" value="${value}" aria-pressed="false">Save</button></form>`;

beforeEach(() => {
  dispatched.length = 0;
  document.body.innerHTML = `<section id="toasts"></section>${save('7')}${save('7')}${save('8')}`;
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('saving a job', () => {
  it("shows the server's message, and the new state on every button of the job", async () => {
    const fetched = answer({ message: 'Saved.', saved: 1, count: 1 });
    await saveJob(site, '7', true);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/job/jobdetail/save');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: '{"jobcode":"7"}' });
    const buttons = [...document.querySelectorAll('[aria-pressed="true"]')];
    expect(buttons.map((button) => button.getAttribute('value'))).toEqual(['7', '7']);
    expect(buttons[0]?.getAttribute('formaction')).toBe('/api/job/jobdetail/unsave');
    expect(toasts()).toEqual(['Saved.']);
    await saveJob(site, '7', false);
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/job/jobdetail/unsave');
    expect(document.querySelector('[aria-pressed="true"], [formaction]')).toBeNull();
  });

  it('shows the number of saved jobs, where the page has it', async () => {
    const counter = document.createElement('span');
    counter.dataset.savedMessage = JSON.stringify(jobs.savedCount);
    document.body.append(counter);
    answer({ message: 'Removed.', saved: 0, count: 1_100 });
    await saveJob(site, '7', false);
    expect(counter.textContent).toBe('1,100 saved jobs');
    answer({ message: 'Removed.', saved: 0, count: 1 });
    await saveJob(site, '8', false);
    expect(counter.textContent).toBe('1 saved job');
  });

  it('shows that there is no connection, and changes nothing', async () => {
    const fetched = answer({});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await saveJob(site, '7', true);
    vi.restoreAllMocks();
    expect(fetched).not.toHaveBeenCalled();
    expect(toasts()).toEqual(['Please check your internet connection and try again.']);
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
  });

  it('shows why it failed, and changes nothing', async () => {
    answer({ message: "We couldn't find this job. It may have been removed." }, 404);
    await saveJob(site, '7', true);
    expect(toasts()).toEqual(["We couldn't find this job. It may have been removed."]);
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
  });

  it('ends the session as specified when it is over', async () => {
    answer({ message: 'Please log in to continue.' }, 401);
    await saveJob(site, '7', true);
    expect(dispatched).toEqual([{ action: 'leave-session', status: 401 }]);
    expect(toasts()).toEqual([]);
  });
});

it('renders the actions again after an application, and focuses them', async () => {
  const block = (inner: string, revision: string) =>
    `<section data-block-id="do" data-block-type="job-actions" data-personal data-block-revision="${revision}">${inner}</section>`;
  document.body.innerHTML += block('<button id="apply">Apply</button>', 'r1');
  element<HTMLElement>('#apply').focus();
  const html = block('<p tabindex="-1" data-job-done>You applied</p>', 'r2');
  vi.stubGlobal('fetch', async (href: string) =>
    Response.json(
      href.startsWith('/api/blocks')
        ? { revision: 'sha256:1', blocks: [{ id: 'do', settings: {}, data: {}, html }] }
        : { message: outcomes.jobApplied },
    ),
  );
  await applyForJob(site, '7');
  expect(document.activeElement?.textContent).toBe('You applied');
});

describe('forms about jobs', () => {
  const signIn = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'member=1';
  };
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server drops it
    document.cookie = 'member=; max-age=0';
    listenForJobs(site);
  });
  const submit = (selector: string) => {
    const event = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: document.querySelector<HTMLElement>(`${selector} button`),
    });
    element(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('are taken over for the signed-in user, once', async () => {
    listenForJobs(site);
    signIn();
    expect(submit('form')).toBe(true);
    await vi.waitUntil(() => dispatched.length > 0);
    expect(dispatched).toEqual([{ action: 'save-job', jobcode: '7', saved: true }]);
    document.body.innerHTML += '<form id="other"><button>Go</button></form>';
    expect(submit('#other')).toBe(false);
  });

  it('send a report with its input, and close', async () => {
    const fetched = answer({ message: outcomes.jobReported });
    document.body.innerHTML +=
      '<details open><summary>Report</summary><form id="report" data-job-form="report">' +
      '<input name="id" value="7"><input name="action" value="job"><input name="next" value="/">' +
      '<input name="reason" value="fraud"><textarea name="note">They ask for money</textarea>' +
      '<button>Send</button></form></details>';
    signIn();
    expect(submit('#report')).toBe(true);
    await vi.waitUntil(() => !element<HTMLDetailsElement>('details').open);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
      id: '7',
      action: 'job',
      reason: 'fraud',
      note: 'They ask for money',
    });
    expect(toasts()).toEqual([outcomes.jobReported]);
  });

  it.each(JOB_FORMS)(
    '%s carries the parameters of the page, and shows the result',
    async (name) => {
      window.history.replaceState(null, '', '/c/backend-jobs?ref=jf&pref=mail&exp=4');
      const fetched = answer({ message: 'Done.', saved: 1, count: 1 });
      document.body.innerHTML +=
        `<form id="${name}" data-job-form="${name}"><input name="id" value="7">` +
        `<button name="jobcode" value="7" formaction="/api/job/jobfeed/7/unfollowjob/7/">Go</button></form>`;
      signIn();
      expect(submit(`#${name}`)).toBe(true);
      await vi.waitUntil(() => dispatched.length > 0 || toasts().length > 0);
      for (const action of dispatched) await performAction(site, action);
      await vi.waitUntil(() => toasts().length > 0);
      const { searchParams } = new URL(fetched.mock.calls[0]?.[0] ?? '', 'http://site');
      expect(Object.fromEntries(searchParams)).toEqual({
        ref: 'jf',
        referenceText: 'jf',
        pref: 'mail',
        refPool: '{"ref":"jf","pref":"mail","exp":"4"}',
      });
      expect(toasts()).toEqual(['Done.']);
    },
  );

  it('hiding is left to a block that hides in place', () => {
    document.body.innerHTML +=
      '<div data-block-type="feed-undo"></div><form id="hide" data-job-form="hide"><button>Hide</button></form>';
    signIn();
    expect(submit('#hide')).toBe(false);
  });
});
