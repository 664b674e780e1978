import { expect, it, vi } from 'vitest';
import { loadOptional } from './load-optional.ts';

it('runs code once it is loaded, and continues if it cannot be loaded', async () => {
  const run = vi.fn();
  loadOptional(Promise.resolve('module'), run);
  const lost = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  loadOptional(lost, run);
  await lost.catch(() => undefined);
  // An unhandled rejection fails this run.
  expect(run.mock.calls).toEqual([['module']]);
});
