import { expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';

const plan = { enum: ['earlyApplicant', 'resumeBuilder', 'total'] };
const schema = {
  properties: {
    plans: { type: 'array', title: 'Plans', uniqueItems: true, items: plan },
    badges: {
      type: 'array',
      title: 'Badges',
      items: {
        type: 'object',
        properties: { plan, number: { const: 1 }, text: { type: 'string', title: 'Text' } },
      },
    },
    shown: {
      title: 'Shown',
      anyOf: [
        {
          type: 'object',
          properties: { kind: { const: 'priceTag' }, text: { type: 'string', title: 'Text' } },
        },
        { type: 'object', properties: { kind: { const: 'plainTag' } } },
      ],
    },
  },
};
const differ = (before: object, after: object) =>
  describeSettings(schema, { ...before }, { ...after });

it('names choices of a list as the form does', () => {
  expect(differ({ plans: ['earlyApplicant'] }, { plans: ['resumeBuilder', 'total'] })).toEqual([
    'Plans: “Resume Builder”, “Price of the whole term” added.',
    'Plans: “Early Applicant” removed.',
  ]);
});

it('names a group by its first text, and not by a choice', () => {
  expect(differ({ badges: [] }, { badges: [{ plan: 'total', text: 'New' }] })).toEqual([
    'Badges: “New” added.',
  ]);
});

it('says nothing of what forms hide, and finds the labels of one of several shapes', () => {
  const tag = { kind: 'priceTag', text: 'Now' };
  expect(differ({ shown: tag }, { shown: { ...tag, text: 'Then' } })).toEqual([
    'Shown, text changed from “Now” to “Then”.',
  ]);
  expect(differ({ shown: { kind: 'plainTag' } }, { shown: tag })).toEqual([
    'Shown, text set to “Now”.',
  ]);
});
