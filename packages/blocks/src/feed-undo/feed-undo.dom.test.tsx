import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplyBar } from '../shared/application/apply-many.tsx';
import { feedRowFixtures } from '../shared/feed/feed.fixtures.ts';
import { FeedForms, FeedRows } from '../shared/feed/feed-rows.tsx';
import { FeedUndo } from './feed-undo.tsx';

const messages = builtInMessages();
const recruiter = { id: 3, name: 'Meera Joshi' };
const rows = [1, 2, 3].flatMap((id) =>
  feedRowFixtures.slice(0, 1).map((row) => ({
    ...row,
    id,
    title: `Job ${id}`,
    recruiter: id === 2 ? null : recruiter,
  })),
);
const html = renderToStaticMarkup(
  <>
    <FeedForms here="/jobfeed" />
    <main>
      <FeedRows rows={rows} userId={7} messages={messages} />
      <ApplyBar messages={messages.rows} />
    </main>
  </>,
);

let root: Root;
let actions: Action[];
const answer = vi.fn<typeof globalThis.fetch>();
const list = document.createElement('div');

const titles = () => [...list.querySelectorAll('h3')].map(({ textContent }) => textContent);
const press = async (label: string) => {
  const buttons = [...list.querySelectorAll('button')];
  const button = buttons.find(
    (one) => one.getAttribute('aria-label') === label || one.textContent === label,
  );
  const form = document.getElementById(button?.getAttribute('form') ?? '');
  const how = { bubbles: true, cancelable: true, submitter: button ?? null };
  // happy-dom gives a button to the form around it, not to the form in its `form` attribute.
  await act(async () =>
    form ? form.dispatchEvent(new SubmitEvent('submit', how)) : button?.click(),
  );
};

beforeEach(async () => {
  actions = [];
  answer.mockImplementation(async () => Response.json({ message: 'Done.' }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  list.innerHTML = html;
  const own = document.createElement('div');
  document.body.replaceChildren(list, own);
  root = createRoot(own);
  const dispatch = (action: Action) => actions.push(action);
  await act(async () =>
    root.render(
      <FeedUndo
        id="undo"
        settings={{}}
        messages={messages}
        slots={{}}
        data={{ userId: 7, done: null }}
        dispatch={dispatch}
      />,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  answer.mockReset();
});

describe('hiding a job', () => {
  it('happens in place, with undo', async () => {
    await press('Not interested: Job 2');
    expect(titles()).toEqual(['Job 1', 'Job 3']);
    expect(list.querySelector('ul')?.children[1]?.textContent).toContain('Job 2 is hidden.');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo: Job 2 is hidden.');
    await press('Undo: Job 2 is hidden.');
    expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3']);
    const calls = answer.mock.calls.map(([url, init]) => [init?.method, String(url), init?.body]);
    expect(calls).toEqual([
      [
        'PUT',
        expect.stringContaining('/jobfeed/7/unfollowjob/2/'),
        expect.stringContaining('false'),
      ],
      [
        'PUT',
        expect.stringContaining('/jobfeed/7/unfollowjob/2/'),
        expect.stringContaining('true'),
      ],
    ]);
  });

  it('leaves its row’s id to the notice, by which the pane beside the list finds the place', async () => {
    await press('Not interested: Job 2');
    const notice = document.getElementById('job-2');
    expect(notice?.textContent).toContain('Job 2 is hidden.');
    await press('Undo: Job 2 is hidden.');
    expect(notice?.isConnected).toBe(false);
    expect(document.getElementById('job-2')?.querySelector('h3')?.textContent).toBe('Job 2');
  });

  it.each([
    ['#job-2', 'true'],
    ['#job-3', undefined],
    ['', undefined],
  ])('is undone with the mark of the shown job only if the address is %s', async (hash, mark) => {
    const link = list.querySelector('#job-2 h3 a');
    link?.setAttribute('aria-current', 'true');
    await press('Not interested: Job 2');
    window.history.replaceState(null, '', `/jobfeed${hash}`);
    await press('Undo: Job 2 is hidden.');
    expect(link?.getAttribute('aria-current') ?? undefined).toBe(mark);
    window.history.replaceState(null, '', '/jobfeed');
  });

  it('hides all jobs of a recruiter, and restores all', async () => {
    await press('Hide jobs from this recruiter: Meera Joshi');
    expect(titles()).toEqual(['Job 2']);
    await press('Undo: Jobs from Meera Joshi are hidden.');
    expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3']);
  });

  it('persists when the list is rendered again, as with the rows of its next page', async () => {
    await press('Not interested: Job 1');
    await act(async () => {
      list.innerHTML = html;
    });
    expect(titles()).toEqual(['Job 2', 'Job 3']);
  });

  it('changes nothing and shows why if the call fails', async () => {
    answer.mockImplementation(async () =>
      Response.json(
        { statusCode: 404, message: "We couldn't find this job. It may have been removed." },
        { status: 404 },
      ),
    );
    await press('Not interested: Job 1');
    expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3']);
    expect(actions).toEqual([
      {
        action: 'toast',
        tone: 'error',
        message: "We couldn't find this job. It may have been removed.",
      },
    ]);
  });
});

it('shows the number of ticked jobs on the button', () => {
  const bar = list.querySelector('#apply-many button');
  const titles = [...list.querySelectorAll('input[type="checkbox"]')].slice(0, 2).map((box) => {
    if (box instanceof HTMLInputElement) box.click();
    return bar?.textContent;
  });
  expect(titles).toEqual(['Apply to 1 job', 'Apply to 2 jobs']);
});
