import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const done: string[] = [];
beforeEach(() => {
  done.length = 0;
  window.history.replaceState(null, '', '/c/backend-jobs?page=2');
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void done.push(String(url)));
  vi.spyOn(window.location, 'reload').mockImplementation(() => void done.push('reload'));
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('loads another page in full, and reloads the shown one', () => {
  loadPage('/settings/privacy?a=1');
  loadPage('/c/backend-jobs?page=2');
  loadPage('/settings/verify-contact-details#token=a');
  expect(done).toEqual([
    '/settings/privacy?a=1',
    'reload',
    '/settings/verify-contact-details#token=a',
  ]);
});

it('never leads to another site', () => {
  for (const href of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
  ])
    loadPage(href);
  expect(new Set(done)).toEqual(new Set(['/']));
});
