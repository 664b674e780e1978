import { expect, it, vi } from 'vitest';
import { takeConsoleOutput } from './console-guard.ts';

it('keeps what a test writes to the console, so that the test can be failed', () => {
  console.warn('a %s warning', 'small');
  expect(takeConsoleOutput()).toEqual(['console.warn: a small warning']);
});

it('leaves output alone that a test expects and catches itself', () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  console.error('expected');
  expect(spy).toHaveBeenCalledWith('expected');
  expect(takeConsoleOutput()).toEqual([]);
});
