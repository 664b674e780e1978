import { consentCookie } from '@broadsheet/contract/consent';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from './video.fixtures.ts';
import { Video } from './video.tsx';

let container: HTMLElement;
let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const props = {
    id: 'own',
    ...fixtures.usual,
    messages: builtInMessages(),
    slots: {},
    dispatch: () => undefined,
  };
  await act(async () => root.render(<Video {...props} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answer = (value: string): void => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(value === '' ? '' : `consent=${value}`);
};
const press = (selector: string, options: MouseEventInit = {}): Promise<boolean> =>
  act(async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    container.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  });

it.each([
  ['', 'no answer'],
  [consentCookie('necessary'), 'only necessary cookies'],
  ['all.0', 'an answer to an earlier question'],
])('asks before it plays, with the cookie %j: %s', async (cookie) => {
  answer(cookie);
  await press('a');
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.textContent).toContain('YouTube may set cookies');
  expect(document.activeElement?.textContent).toBe('Play this video');
});

it('leads to the host for readers who do not agree', async () => {
  await press('a');
  expect(container.querySelector('button + a')?.getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=ScMzIvxBSi4',
  );
});

it('leaves a press that opens a new tab to the browser', async () => {
  expect(await press('a', { ctrlKey: true })).toBe(false);
  expect(container.querySelector('button')).toBeNull();
});
