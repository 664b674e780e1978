import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { asha, changeOf } from '../changes/change.fixture.ts';
import { SessionGate } from '../session/session.tsx';
import { answerFetch, find, flushTasks } from '../test-page.fixture.tsx';
import EditPage from '../text/edit-page.tsx';
import { ChangeComments } from './change-comments.tsx';

afterEach(() => vi.unstubAllGlobals());

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
  answerFetch(({ path }) => {
    if (path === '/me') return [200, asha];
    return [200, path.endsWith('/comments') ? { items: [comment] } : change];
  });
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(find('#root', HTMLElement));
  const router = createMemoryRouter(
    [
      { path: 'changes/:change/edit', element: <EditPage /> },
      { path: 'changes/:change', element: <ChangeComments change={change} /> },
    ],
    { initialEntries: [`/changes/${change.id}/edit?file=layouts/home.json&block=hero`] },
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
  expect(router.state.location).toMatchObject({
    pathname: `/changes/${change.id}`,
    hash: '#comments',
  });
  expect(find('details', HTMLDetailsElement).open).toBe(true);
  expect(document.body.textContent).toContain('Shorter?');
  expect(shown).toHaveBeenCalled();
  await act(async () => root.unmount());
});
