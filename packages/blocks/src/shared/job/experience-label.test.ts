import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { formatBand, formatGroup } from './experience-label.ts';

const messages = builtInMessages().experience;

it.each([
  [1, 'Any'],
  [2, '0–1 year'],
  [9, '26+ years'],
  [42, 'Any'],
])('band %i reads %s', (band, text) => {
  expect(formatBand(band, messages)).toBe(text);
});

it.each([
  [1, '0–3 years'],
  [5, '16+ years'],
  [9, 'Any'],
])('group %i reads %s', (group, text) => {
  expect(formatGroup(group, messages)).toBe(text);
});
