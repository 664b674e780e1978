import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import { sendWaitingForm } from './become-member.ts';
import type { WaitingForm } from './waiting-form.ts';

const steps: string[] = [];
const fetched = vi.fn<typeof fetch>();
const LIST =
  '<form data-job-form="save"><button name="jobcode" value="7" aria-pressed="false">Save</button></form>';

const site: Site = {
  catalogId: 'web@1',
  messages: builtInMessages().browser,
  page: {
    revision: 'sha256:1',
    page: { kind: 'category', path: '/c/backend-jobs', params: {}, name: 'c', status: 200 },
    blocks: {},
  },
  dispatch: ({ action }) => void steps.push(action),
  hydrate: () => {},
  navigation: async () => ({
    go: async (href) => void steps.push(`go ${href}`),
    reload: async () => {},
    // The page is rendered again: its elements are new ones.
    refresh: async () => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = LIST;
      return steps.push('refresh') > 0;
    },
    loadBeside: async () => ({ is: 'reload' }),
    showFragment: async () => {},
    prefetch: () => {},
    openOverlay: async () => {},
    closeOverlay: async () => void steps.push('close'),
  }),
};

const press = (name: WaitingForm['name']): WaitingForm => {
  document.body.innerHTML = `<main>${LIST}</main><section id="toasts"></section>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  return { name, sent: { form, submitter: form.querySelector('button') } };
};
const answer = (body: object, status = 200): void => {
  fetched.mockImplementation(async (address) => {
    if (String(address).startsWith('/api/job/')) steps.push(String(address));
    return Response.json(body, { status });
  });
};

beforeEach(() => {
  steps.length = 0;
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('EventSource', undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('the form that waited for a login over its page', () => {
  it('is sent in place, and its control has the focus on the page of the member', async () => {
    const waiting = press('save');
    answer({ message: 'Saved.', saved: 1, count: 1 });
    await sendWaitingForm(site, waiting);
    expect(steps).toEqual(['close', '/api/job/jobdetail/save', 'refresh']);
    const button = document.querySelector('main button');
    expect(button?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(button).not.toBe(waiting.sent.submitter);
    expect(document.querySelector('#toasts')?.textContent).toContain('Saved.');
  });

  it('leads on to the page that takes what it lacks', async () => {
    answer({ statusCode: 409, code: 'APPLY_UNCONFIRMED', message: 'No resume.' }, 409);
    await sendWaitingForm(site, press('apply'));
    expect(steps).toEqual(['close', '/api/job/jobdetail/apply', 'go /job/applied/7']);
  });

  it('shows why it failed, on the page of the member', async () => {
    answer({ statusCode: 410, code: 'JOB_CLOSED', message: 'This job has closed.' }, 410);
    await sendWaitingForm(site, press('save'));
    expect(steps).toEqual(['close', '/api/job/jobdetail/save', 'refresh']);
    expect(document.querySelector('main button')?.getAttribute('aria-pressed')).toBe('false');
    expect(document.querySelector('#toasts')?.textContent).toContain('This job has closed.');
  });
});
