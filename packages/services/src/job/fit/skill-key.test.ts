import { expect, it } from 'vitest';
import { skillKey } from './skill-key.ts';

it.each([
  ['Java 21', ' java '],
  ['Angular v17', 'Angular'],
  ['Python 3.12+', 'Python'],
  ['K8s', 'Kubernetes'],
])('%j is %j', (one, other) => {
  expect(skillKey(one)).toBe(skillKey(other));
});

it.each([
  ['Java', 'JavaScript'],
  ['React', 'React Native'],
  ['C', 'C++'],
  ['Spring', 'Spring Boot'],
  ['SQL', 'NoSQL'],
])('%j is not %j', (one, other) => {
  expect(skillKey(one)).not.toBe(skillKey(other));
});
