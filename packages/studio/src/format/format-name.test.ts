import { expect, it } from 'vitest';
import { formatName } from './format-name.ts';

it.each([
  ['perTopic', 'Per topic'],
  ['imageUrl', 'Image URL'],
  ['ctaText', 'Button text'],
  ['early-applicant', 'Early applicant'],
  ['aside', 'Aside'],
])('the name %s of code is shown as %s', (name, text) => {
  expect(formatName(name)).toBe(text);
});
