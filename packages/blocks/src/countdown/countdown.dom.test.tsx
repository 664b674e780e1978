import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { fixtures } from './countdown.fixtures.ts';
import { Countdown } from './countdown.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts down, and ends by itself, on a page that was made earlier', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: Date.parse('2099-12-12T17:58:30+05:30') });
  const container = document.createElement('div');
  const root = createRoot(container);
  const props = {
    id: 'own',
    ...fixtures.usual,
    messages: builtInMessages(),
    slots: {},
    dispatch: () => undefined,
  };
  await act(async () => root.render(<Countdown {...props} />));
  expect(container.textContent).toContain('2 minutes left');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(container.textContent).toContain('1 minute left');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(container.textContent).toContain('This campaign has ended.');
  expect(container.querySelector('a')).toBeNull();
  await act(async () => root.unmount());
});
