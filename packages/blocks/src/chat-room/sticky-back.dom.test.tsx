import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { isPutAway, putAway } from '../shared/chat/sticky-choice.ts';
import { StickyBack } from './sticky-back.tsx';

const draw = async (): Promise<HTMLElement> => {
  document.body.innerHTML = '<div></div>';
  const place = document.body.firstElementChild as HTMLElement;
  await act(async () => createRoot(place).render(<StickyBack />));
  return place;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

it('says nothing while the entry stands where it was', async () => {
  expect((await draw()).textContent).toBe('');
});

it('brings back what was put away, says so, and keeps the focus', async () => {
  putAway();
  const place = await draw();
  await act(async () => place.querySelector('button')?.click());
  expect(isPutAway()).toBe(false);
  expect(place.querySelector('button')).toBeNull();
  expect(place.textContent).toBe('The entry to your chats is back on your other pages.');
  expect(document.activeElement).toBe(place.querySelector('[role="status"]'));
});
