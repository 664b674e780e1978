import { setImmediate } from 'node:timers/promises';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';

/** The fake network: status and body by method and path below the API. */
export type Answers = (request: {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}) => readonly [status: number, body: unknown];

export const refusal = (status: number, code: string) =>
  [status, { statusCode: status, code, message: `refused: ${code}`, requestId: 'r' }] as const;

/** Replaces fetch only. */
export const answerFetch = (answers: Answers): void => {
  vi.stubGlobal('fetch', async (href: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = href.replace('/studio/api', '');
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    const [status, answer] = answers({ method, path, body: sent });
    return new Response(JSON.stringify(answer), { status });
  });
};

/** Turns of the event loop until a response is read and rendered. */
const ROUNDS = 5;

let root: Root | undefined;

/** Lets responses arrive and render. */
export const flushTasks = (): Promise<void> =>
  act(async () => {
    for (let round = 0; round < ROUNDS; round += 1) await setImmediate();
  });

export const showPage = async (page: ReactNode): Promise<void> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(find('#root', HTMLElement));
  const router = createMemoryRouter([{ path: '*', element: page }]);
  await act(async () =>
    root?.render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <RouterProvider router={router} />
      </SWRConfig>,
    ),
  );
  await flushTasks();
};

export const closePage = (): Promise<void> => act(async () => root?.unmount());

export const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`there is no ${selector}`);
  return found;
};

/** Types into a field with events that React handles. */
export const typeInto = async (
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
): Promise<void> => {
  const prototype = Object.getPrototypeOf(field);
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

export const pressButton = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!button) throw new Error(`there is no button "${name}"`);
  await act(async () => button.click());
  await flushTasks();
};
