import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { fixtures } from './resume-builder.fixtures.ts';
import { ResumeBuilder } from './resume-builder.tsx';

/** The actions that the block has dispatched. */
export const actions: Action[] = [];
export const fetched = vi.fn<typeof fetch>();
let root: Root | null = null;

/** @param owner another reader */
export const renderBuilder = async (owner?: string): Promise<void> => {
  document.body.innerHTML = '<div id="root"></div>';
  const { usual } = fixtures;
  const container = document.getElementById('root');
  if (!usual?.data.own || !container) throw new Error('nothing to render');
  const own = { ...usual.data.own, ...(owner ? { owner } : {}) };
  root = createRoot(container);
  await act(async () =>
    root?.render(
      <ResumeBuilder
        id="own"
        {...usual}
        data={{ ...usual.data, own }}
        slots={{}}
        messages={builtInMessages()}
        dispatch={(action) => void actions.push(action)}
      />,
    ),
  );
};
export const unmount = () => act(async () => root?.unmount());

export const named = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].find(
    ({ textContent }) => textContent.replace(/\s+/g, ' ').trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
export const press = (name: string) => act(async () => named(name).click());
export const openSection = (title: string) =>
  act(async () => {
    const heads = [...document.querySelectorAll<HTMLElement>('[aria-expanded]')];
    heads.find(({ textContent }) => textContent.slice(1).startsWith(title))?.click();
  });
export const fieldOf = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  );
  const field = document.getElementById(found?.htmlFor ?? '');
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return field;
};
export const type = (label: string, text: string) =>
  act(async () => {
    const field = fieldOf(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** Long enough for a save to start and finish. */
export const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));

export const preview = (): string =>
  document.querySelector('[aria-label="Preview"]')?.textContent ?? '';
export const statusText = (): string =>
  [...document.querySelectorAll('[role="status"], [role="alert"]')]
    .map(({ textContent }) => textContent)
    .join(' ');
/** The resumes in the save requests. */
export const sent = (): unknown[] =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(JSON.parse(String(init?.body)).document)));

/** Makes every save succeed. */
export const accept = (): void => {
  let version = 3;
  fetched.mockImplementation(async () => {
    version += 1;
    return Response.json({ version, updatedAt: null });
  });
};

export const beginTest = (): void => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReset();
  accept();
  actions.length = 0;
  sessionStorage.clear();
};
export const endTest = async (): Promise<void> => {
  await unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
};
