import { expect, it } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

it('runs a limited number at once, and drops those that left', () => {
  const queue = createTaskQueue(2);
  const begun: string[] = [];
  const add = (name: string) => queue.add(() => begun.push(name));
  const [first, , third] = [add('one'), add('two'), add('three'), add('four')];
  expect(begun).toEqual(['one', 'two']);
  third?.();
  first?.();
  first?.();
  expect(begun).toEqual(['one', 'two', 'four']);
});
