import { afterEach, expect, it, vi } from 'vitest';
import { beginHistory, remember } from '../model/history.ts';
import { forgetHistories, storeHistory, takeHistory } from './stored-history.ts';

const history = remember(remember(beginHistory('a'), 'b'), 'c');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('gives a file its undo steps back, until it has changed or the user has logged out', () => {
  storeHistory('1', 'layouts/home.json', history);
  expect(takeHistory('1', 'layouts/home.json', 'c')).toMatchObject({
    past: ['a', 'b'],
    text: 'c',
    future: [],
  });
  expect(takeHistory('1', 'layouts/home.json', 'saved by somebody else')).toBeNull();
  expect(takeHistory('2', 'layouts/home.json', 'c')).toBeNull();
  forgetHistories();
  expect(takeHistory('1', 'layouts/home.json', 'c')).toBeNull();
});

it('does without a storage that is full or holds something else', () => {
  sessionStorage.setItem('edits: 1 layouts/home.json', '{"past": 1}');
  expect(takeHistory('1', 'layouts/home.json', 'c')).toBeNull();
  sessionStorage.setItem('edits: 1 layouts/home.json', '{');
  expect(takeHistory('1', 'layouts/home.json', 'c')).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeHistory('1', 'layouts/home.json', history)).not.toThrow();
});
