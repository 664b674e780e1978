import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { NO_ARMS } from '@broadsheet/contract/experiments';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { exampleDefinitions } from './example-definitions.ts';
import { explain } from './explain.ts';

const named: NamedAudiences = new Map([
  [
    'freshers',
    {
      name: 'Freshers',
      any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
    },
  ],
  ['members', { name: 'Members', any: [{ membership: ['basic', 'pro'] }] }],
]);
const compiled = compileLayout(
  {
    page: 'home',
    blocks: {
      plain: { type: 'text' },
      wanted: { type: 'text', when: { audience: ['freshers', 'members'] } },
      refused: { type: 'text', when: { not: { audience: ['members'] } } },
    },
    order: ['plain', 'wanted', 'refused'],
    variants: [{ name: 'first steps', when: { audience: ['freshers'] }, hide: ['plain'] }],
  },
  exampleDefinitions,
  undefined,
  named,
);
const explainTo = (audience: Audience) => {
  const { blocks, variants } = explain(compiled, audience, NO_ARMS, 0);
  const reasons = Object.fromEntries(blocks.map(({ id, shown, reason }) => [id, shown || reason]));
  return { ...reasons, isFresher: variants[0]?.active };
};
const fresher: Audience = { ...ANYBODY, experienceBand: 2 };

it('names the audience that somebody is not of, by its name for people', () => {
  expect(explainTo(ANYBODY)).toEqual({
    plain: true,
    wanted: 'its when does not hold: audience wanted Freshers or Members, got another',
    refused: true,
    isFresher: false,
  });
});

it('names the refused audience that somebody is of', () => {
  expect(explainTo({ ...ANYBODY, membership: 'basic' })).toEqual({
    plain: true,
    wanted: true,
    refused: 'its when does not hold: audience wanted not Members, got Members',
    isFresher: false,
  });
});

it('takes for one audience whoever meets one of its parts: a visitor by experience, a member by cohort', () => {
  const expected = { plain: 'variant "first steps" hides it', wanted: true, isFresher: true };
  expect(explainTo(fresher)).toEqual({ ...expected, refused: true });
  const member: Audience = { ...ANYBODY, membership: 'basic', cohort: 'freshers' };
  expect(explainTo(member)).toMatchObject(expected);
});
