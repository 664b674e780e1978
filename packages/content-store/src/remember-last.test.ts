import { expect, it } from 'vitest';
import { rememberLast } from './remember-last.ts';

const create = () => {
  const asked: unknown[][] = [];
  const judge = rememberLast((subject: { name: string }, list: readonly string[], one: string) => {
    asked.push([subject.name, ...list, one]);
    return { told: `${subject.name} ${list.join()} ${one}` };
  });
  return { asked, judge };
};

it('finds once what is asked again of the same subject with equal facts', () => {
  const { asked, judge } = create();
  const subject = { name: 'home' };
  expect(judge(subject, ['a', 'b'], 'c')).toBe(judge(subject, ['a', 'b'], 'c'));
  expect(asked).toHaveLength(1);
});

it('finds anew when the subject, a fact or a member of a list is another', () => {
  const { judge, asked } = create();
  const subject = { name: 'home' };
  judge(subject, ['a'], 'c');
  expect(judge(subject, ['b'], 'c').told).toBe('home b c');
  expect(judge(subject, ['b', 'a'], 'c').told).toBe('home b,a c');
  expect(judge(subject, ['b', 'a'], 'd').told).toBe('home b,a d');
  expect(judge({ name: 'home' }, ['b', 'a'], 'd').told).toBe('home b,a d');
  expect(asked).toHaveLength(5);
});
