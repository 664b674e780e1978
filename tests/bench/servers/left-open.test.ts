import { expect, it } from 'vitest';
import { closeAtEnd, closeLeftOpen } from './left-open.ts';

it('closes what is left, the last opened first, and what was closed only once', async () => {
  const closed: string[] = [];
  const open = (name: string) => closeAtEnd(() => closed.push(name));
  open('folder');
  const closeServer = open('server');
  open('browser');
  await closeServer();
  await closeServer();
  await closeLeftOpen();
  await closeLeftOpen();
  expect(closed).toEqual(['server', 'browser', 'folder']);
});

it('closes the others where one cannot be closed', async () => {
  const closed: string[] = [];
  closeAtEnd(() => closed.push('folder'));
  closeAtEnd(() => {
    throw new Error('gone already');
  });
  await closeLeftOpen();
  expect(closed).toEqual(['folder']);
});
