import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { isPutAway, putAway } from '../shared/chat/sticky-choice.ts';
import { StickyBack } from './sticky-back.tsx';

const messages = builtInMessages().chat;

const renderLink = async (): Promise<HTMLElement> => {
  document.body.innerHTML = '<div></div>';
  const container = document.body.firstElementChild as HTMLElement;
  await act(async () => createRoot(container).render(<StickyBack messages={messages} />));
  return container;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

it('renders nothing while the entry is visible', async () => {
  expect((await renderLink()).textContent).toBe('');
});

it('restores the closed entry, announces it, and retains the focus', async () => {
  putAway();
  const container = await renderLink();
  await act(async () => container.querySelector('button')?.click());
  expect(isPutAway()).toBe(false);
  expect(container.querySelector('button')).toBeNull();
  expect(container.textContent).toBe(messages.entryRestored);
  expect(document.activeElement).toBe(container.querySelector('[role="status"]'));
});
