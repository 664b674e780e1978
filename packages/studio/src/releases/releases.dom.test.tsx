import type { Release } from '@broadsheet/contract/studio/release';
import { afterEach, expect, it, vi } from 'vitest';
import { asha, changeOf, ravi } from '../changes/change.fixture.ts';
import { useRefreshLive } from '../changes/use-refresh-live.ts';
import { SessionGate } from '../session/session.tsx';
import {
  answerFetch,
  closePage,
  find,
  pressButton,
  refusal,
  showPage,
} from '../test-page.fixture.tsx';
import ReleasePage from './release-page.tsx';

const { documents: _, ...draft } = changeOf({
  title: 'Hero',
  release: 'r',
  approved: { by: { id: ravi.id, name: ravi.name }, at: '2026-11-20T11:00:00Z', reason: null },
});
const release: Release = {
  id: 'r',
  title: 'Diwali launch',
  state: 'open',
  version: 3,
  author: { id: asha.id, name: asha.name },
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  publishAt: null,
  revision: null,
  trouble: null,
  drafts: [{ ...draft, files: ['layouts/home.json'] }],
};
const checked = { version: 3, findings: [], known: [], warnings: [], conflicts: [], moved: [] };

const Refresh = () => {
  const refresh = useRefreshLive();
  return (
    <button type="button" onClick={() => void refresh()}>
      Refresh
    </button>
  );
};

const show = async (given: Partial<Release> = {}, check: object = {}, staff = asha) => {
  const requests: unknown[] = [];
  let checks = 0;
  let current = { ...release, ...given };
  answerFetch(({ method, path, body }) => {
    if (path === '/me') return [200, staff];
    if (path.endsWith('/check')) {
      checks += 1;
      return [200, { ...checked, ...check }];
    }
    if (path.startsWith('/changes')) return [200, { items: [] }];
    if (method === 'GET') return [200, current];
    requests.push([method, path, body]);
    if (path.endsWith('/publish')) return refusal(409, 'REVIEW_NEEDED');
    current = { ...current, state: 'open', drafts: [] };
    return [200, current];
  });
  await showPage(
    <SessionGate>
      <ReleasePage />
      <Refresh />
    </SessionGate>,
  );
  /** Lets the page read a newer release, as it does from time to time. */
  const arrive = async (newer: Partial<Release>) => {
    current = { ...current, ...newer };
    await pressButton('Refresh');
  };
  return { requests, arrive, checks: () => checks };
};
const text = () => document.body.textContent;

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('names drafts in conflict with their content and blocks, and content that is live newer', async () => {
  const drafts = [
    { id: 'a', title: 'Hero' },
    { id: 'b', title: 'Salary' },
  ];
  const file = 'layouts/home.json';
  await show(
    {},
    {
      conflicts: [{ file, drafts, blocks: ['Quote', 'Heading'] }],
      moved: [{ file, draft: drafts[0] }],
    },
  );
  expect(text()).toContain('2 problems to fix before you can publish.');
  expect(text()).toContain('“Hero” and “Salary” both change “Page: Home”, in “Quote”, “Heading”.');
  expect(text()).toContain('A newer version of “Page: Home” is live than “Hero” began with.');
});

it('publishes at the version that was shown, and shows why not', async () => {
  const { requests } = await show();
  await pressButton('Publish release…');
  await pressButton('Publish now');
  expect(requests).toEqual([['POST', '/releases/r/publish', { version: 3 }]]);
  expect(text()).toContain('refused: REVIEW_NEEDED');
});

it('lets nobody change the drafts of a scheduled release before its schedule is cancelled', async () => {
  const { requests } = await show({ state: 'scheduled', publishAt: '2026-11-22T04:30:00Z' });
  expect(text()).not.toContain('Remove');
  await pressButton('Cancel schedule');
  expect(requests).toEqual([['POST', '/releases/r/unschedule', { version: 3 }]]);
});

it('is published by publishers only', async () => {
  await show({}, {}, ravi);
  expect(text()).toContain('Publish: Only publishers and admins can do this.');
});

it('publishes what its publisher saw when the dialog opened, not a version that came meanwhile', async () => {
  const { requests, arrive } = await show();
  await pressButton('Publish release…');
  await arrive({ version: 4, title: 'Holi launch' });
  expect(find('[role=dialog]', HTMLElement).textContent).toContain('“Diwali launch”');
  await pressButton('Publish now');
  expect(requests).toEqual([['POST', '/releases/r/publish', { version: 3 }]]);
});

it('is not called ready while what is shown has not been checked', async () => {
  const { arrive } = await show();
  expect(text()).toContain('No problems found. Ready to publish.');
  await arrive({ version: 4 });
  expect(text()).toContain('Checking…');
  expect(text()).not.toContain('Ready to publish');
});

it('is checked again after each publication', async () => {
  const { arrive, checks } = await show();
  await arrive({});
  expect(checks()).toBe(2);
});

it('counts drafts that are not approved, empty or rolled out as problems', async () => {
  const [first] = release.drafts;
  if (!first) throw new Error('there is a draft');
  await show({
    drafts: [
      { ...first, id: 'a', title: 'Salary', approved: null },
      { ...first, id: 'b', title: 'Footer', files: [] },
      { ...first, id: 'c', title: 'FAQ', state: 'rolling' },
    ],
  });
  expect(text()).toContain('3 problems to fix before you can publish.');
  expect(text()).toContain(
    'Publish: “Salary” is not approved. Someone else must approve it first. ' +
      '“Footer” is empty. Edit a page in it, or remove it from the release. ' +
      '“FAQ” is being rolled out. Finish or stop the rollout first.',
  );
});

it('shows why it is no longer scheduled as it was told', async () => {
  const trouble = 'Meera edited “Hero” after this release was scheduled.';
  await show({ trouble });
  expect(text()).toContain(trouble);
  expect(text()).not.toContain('Not published:');
});
