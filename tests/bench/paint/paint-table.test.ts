import { expect, it } from 'vitest';
import { paintTable } from './paint-table.ts';

it('gives medians with the spread, and the part that was painted last', () => {
  const visits = [300, 100, 200].map((firstMs) => ({
    firstMs,
    largestMs: firstMs * 2,
    part: 'job-list, h1',
  }));
  expect(paintTable([{ name: 'tech: category', visits }])[2]).toBe(
    '| tech: category | 200 (100 to 300) | 400 (200 to 600) | job-list, h1 |',
  );
});
