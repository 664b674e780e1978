import { expect, it } from 'vitest';
import { labelWithNames } from './label-with-synonyms.ts';

it('shows other names beside a label, but not its own words', () => {
  expect(labelWithNames('Bangalore', ['Bengaluru', 'Blr'])).toBe('Bangalore (Bengaluru, Blr)');
  expect(labelWithNames('Delhi NCR', ['New Delhi', 'Delhi', 'NCR'])).toBe('Delhi NCR (New Delhi)');
  expect(labelWithNames('Pune')).toBe('Pune');
});
