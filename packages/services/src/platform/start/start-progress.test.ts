import { expect, it, onTestFinished } from 'vitest';
import { followStart } from './start-progress.ts';

it('a start says what it waits for until it has ended', async () => {
  const lines: string[] = [];
  const progress = followStart((line) => lines.push(line), 5);
  onTestFinished(progress.end);
  progress.waitFor('the database to answer');
  await expect
    .poll(() => lines[0])
    .toBe('Still starting, 0 s so far: waiting for the database to answer');
  progress.waitFor('migrations');
  expect(progress.waitsFor()).toBe('migrations');
  await expect.poll(() => lines.at(-1)).toContain('waiting for migrations');
  progress.end();
  expect(progress.waitsFor()).toBeNull();
});
