import { expect, it } from 'vitest';
import { describeExplanation } from './describe-explanation.ts';

it('a block that a variant adds is shown for its audience, not for everyone', () => {
  expect(describeExplanation({ rule: 'shown', variant: 'Diwali' })).toBe(
    'Shown: variant “Diwali” adds or moves it, for these people.',
  );
});

it('a block of the default page is shown', () => {
  expect(describeExplanation({ rule: 'shown', variant: null })).toBe('Shown to these people.');
});

it('a hidden block names the variant that hides it', () => {
  expect(describeExplanation({ rule: 'hidden', variant: 'Diwali' })).toBe(
    'Not shown: variant “Diwali” hides it for these people.',
  );
});
