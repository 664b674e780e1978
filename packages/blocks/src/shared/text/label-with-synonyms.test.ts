import { expect, it } from 'vitest';
import { labelWithSynonyms } from './label-with-synonyms.ts';

it('shows other names beside a label, but not those inside it', () => {
  expect(labelWithSynonyms('Bangalore', ['Bengaluru', 'Blr'])).toBe('Bangalore (Bengaluru, Blr)');
  expect(labelWithSynonyms('Delhi NCR', ['New Delhi', 'Delhi', 'NCR'])).toBe(
    'Delhi NCR (New Delhi)',
  );
  expect(labelWithSynonyms('Pune')).toBe('Pune');
});
