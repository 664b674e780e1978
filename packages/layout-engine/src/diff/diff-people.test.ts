import type { When } from '@broadsheet/contract/layout';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { conditionOf } from '../audiences/condition.ts';
import { describeAudience } from './describe-audience.ts';
import { diffPeople } from './diff-people.ts';

const named = (...any: NonNullable<ReturnType<NamedAudiences['get']>>['any']): NamedAudiences =>
  new Map([['freshers', { name: 'Freshers', any }]]);
const diff = (when: When, before: NamedAudiences, after: NamedAudiences) => {
  const found = diffPeople(conditionOf(when, before), conditionOf(when, after));
  return found && [found.gained.map(describeAudience), found.lost.map(describeAudience)];
};

it('says whom an edited audience gains and loses', () => {
  const when: When = { audience: ['freshers'] };
  const before = named({ cohort: ['freshers'] });
  const after = named({ membership: ['visitor'], experienceBand: [2] });
  expect(diff(when, before, after)).toEqual([
    ['experienceBand 2; membership visitor'],
    ['cohort freshers'],
  ]);
  expect(diff(when, before, before)).toEqual([[], []]);
});

it('says it of the people whom the other fields of the condition leave, and of those who are refused', () => {
  const before = named({ experienceBand: [2] });
  const after = named({ experienceBand: [2, 3] });
  expect(diff({ audience: ['freshers'], brand: ['tech'] }, before, after)).toEqual([
    ['brand tech; experienceBand 3'],
    [],
  ]);
  expect(diff({ not: { audience: ['freshers'] } }, before, after)).toEqual([
    [],
    ['experienceBand 3'],
  ]);
  expect(diff({ audience: ['freshers'], experienceBand: [2] }, before, after)).toEqual([[], []]);
});

it('does not count people whom nobody can be', () => {
  const before = named({ membership: ['visitor'], experienceBand: [2] });
  const after = named(
    { membership: ['visitor'], experienceBand: [2] },
    { membership: ['visitor'], cohort: ['freshers'] },
  );
  expect(diff({ audience: ['freshers'] }, before, after)).toEqual([[], []]);
});
