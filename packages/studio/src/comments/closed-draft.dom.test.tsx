import type { Change } from '@broadsheet/contract/studio/change';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { asha, changeOf, documentOf } from '../changes/change.fixture.ts';
import { useRefreshLive } from '../changes/use-refresh-live.ts';
import { SessionGate } from '../session/session.tsx';
import {
  answerFetch,
  find,
  flushTasks,
  pressButton,
  refusal,
  typeInto,
} from '../test-page.fixture.tsx';
import EditPage from '../text/edit-page.tsx';
import { ChangeComments } from './change-comments.tsx';

afterEach(() => vi.unstubAllGlobals());

const Refresh = () => {
  const refresh = useRefreshLive();
  return (
    <button type="button" onClick={() => void refresh()}>
      Refresh
    </button>
  );
};

/** The editor of a file, of a draft that the server answers with. */
const openEditor = async (answers: () => Change, comments: readonly unknown[], file: string) => {
  const change = answers();
  answerFetch(({ path }) => {
    if (/^\/(palette|example|preview)/.test(path)) return refusal(503, 'STUDIO_UNAVAILABLE');
    if (path === '/me') return [200, asha];
    if (path === '/presence') return [200, { version: 4, others: [], otherChanges: [] }];
    if (path.endsWith('/check'))
      return [200, { version: 4, findings: [], known: [], warnings: [] }];
    return [200, path.endsWith('/comments') ? { items: comments } : answers()];
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(find('#root', HTMLElement));
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet context={{ head: document.body }} />
            <Refresh />
          </>
        ),
        children: [
          { path: 'changes/:change/edit', element: <EditPage /> },
          { path: 'changes/:change', element: <ChangeComments change={change} /> },
        ],
      },
    ],
    { initialEntries: [`/changes/${change.id}/edit?file=${file}`] },
  );
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <SessionGate>
          <RouterProvider router={router} />
        </SessionGate>
      </SWRConfig>,
    ),
  );
  await flushTasks();
  await flushTasks();
  return { router, close: () => act(async () => root.unmount()) };
};

it('leads from the link of a comment on a published draft to the comment on its page', async () => {
  const change = changeOf({ state: 'published', revision: 4 });
  const location = { file: 'layouts/home.json', block: 'hero' };
  const comment = {
    id: 'c',
    by: { id: asha.id, name: asha.name },
    text: 'Shorter?',
    mentions: [],
    location,
    createdAt: '2026-11-20T11:00:00Z',
    editedAt: null,
    resolved: { by: { id: asha.id, name: asha.name }, at: '2026-11-20T11:00:00Z' },
  };
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const file = 'layouts/home.json&block=hero';
  const { router, close } = await openEditor(() => change, [comment], file);
  expect(router.state.location).toMatchObject({
    pathname: `/changes/${change.id}`,
    hash: '#comments',
  });
  expect(find('details', HTMLDetailsElement).open).toBe(true);
  expect(document.body.textContent).toContain('Shorter?');
  expect(shown).toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Comments');
  await close();
});

it('lets nobody lose what they were typing when their draft is published', async () => {
  const file = 'layouts/navigation.json';
  const open = changeOf({ documents: [documentOf(file, '{}\n')] });
  let current = open;
  const { router, close } = await openEditor(() => current, [], file);
  await typeInto(find('textarea', HTMLTextAreaElement), '{"title": "mine"}');
  current = { ...open, state: 'published', revision: 4 };
  await pressButton('Refresh');
  expect(find('[role=alert]', HTMLElement).textContent).toContain('was published while you had it');
  expect(find('textarea', HTMLTextAreaElement).value).toBe('{"title": "mine"}');
  expect(router.state.location.pathname).toBe(`/changes/${open.id}/edit`);
  await close();
});
