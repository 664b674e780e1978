import { setImmediate } from 'node:timers/promises';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { closePage, flushTasks, showPage } from '../test-page.fixture.tsx';
import { UndoButton } from './undo-button.tsx';

afterEach(() => vi.unstubAllGlobals());

it('discards the draft of an undo whose page was left before its dialog came', async () => {
  const requests: string[] = [];
  let answer = (_: object): void => undefined;
  vi.stubGlobal('fetch', async (href: string, { body }: RequestInit = {}) => {
    requests.push(`${href} ${body}`);
    if (!href.endsWith('/restore')) return Response.json({});
    return new Promise<Response>((resolve) => {
      answer = (draft) => resolve(Response.json(draft));
    });
  });
  await showPage(<UndoButton number={7} />);
  await act(async () => document.querySelector('button')?.click());
  await flushTasks();
  await closePage();
  answer({ id: 'draft', version: 3 });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await setImmediate();
  expect(requests[1]).toBe('/studio/api/changes/draft/withdraw {"version":3}');
});
