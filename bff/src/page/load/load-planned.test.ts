import { expect, it } from 'vitest';
import { toCacheable } from './load-planned.ts';

it('the size of a result includes what it tells search engines', () => {
  const result = { block: null, bytes: 100, expiresAt: Number.POSITIVE_INFINITY };
  const jsonLd = [{ '@type': 'FAQPage', text: 'a'.repeat(1_000) }];
  const plain = toCacheable({ ...result, verdict: null }).bytes;
  const described = toCacheable({ ...result, verdict: { jsonLd } }).bytes;
  expect(described - plain).toBeGreaterThanOrEqual(1_000);
});
