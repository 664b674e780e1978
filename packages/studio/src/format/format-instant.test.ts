import { expect, it } from 'vitest';
import { formatInstant, instantInIndia } from './format-instant.ts';

it('formats an instant in India, and parses one', () => {
  expect(formatInstant('2026-11-04T20:00:00Z')).toMatch(/^5 Nov 2026, 1:30/);
  expect(new Date(instantInIndia('2026-11-05T09:00')).toISOString()).toBe(
    '2026-11-05T03:30:00.000Z',
  );
});
