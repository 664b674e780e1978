import { expect, it } from 'vitest';
import { rememberLast } from './remember-last.ts';

const create = () => {
  const calls: unknown[][] = [];
  const describe = rememberLast(
    (subject: { name: string }, list: readonly string[], one: string) => {
      calls.push([subject.name, ...list, one]);
      return { text: `${subject.name} ${list.join()} ${one}` };
    },
  );
  return { calls, describe };
};

it('computes once for the same subject with equal facts', () => {
  const { calls, describe } = create();
  const subject = { name: 'home' };
  expect(describe(subject, ['a', 'b'], 'c')).toBe(describe(subject, ['a', 'b'], 'c'));
  expect(calls).toHaveLength(1);
});

it('computes again when the subject, a fact or a member of a list differs', () => {
  const { describe, calls } = create();
  const subject = { name: 'home' };
  describe(subject, ['a'], 'c');
  expect(describe(subject, ['b'], 'c').text).toBe('home b c');
  expect(describe(subject, ['b', 'a'], 'c').text).toBe('home b,a c');
  expect(describe(subject, ['b', 'a'], 'd').text).toBe('home b,a d');
  expect(describe({ name: 'home' }, ['b', 'a'], 'd').text).toBe('home b,a d');
  expect(calls).toHaveLength(5);
});
