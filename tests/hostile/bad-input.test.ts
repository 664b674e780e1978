import { expect, it } from 'vitest';
import { surviveMutations } from './survive-mutations.ts';

/** `npm run verify` saves more. */
const MUTATIONS = process.env.SWEEP === 'full' ? 30 : 12;

it('serves the same bytes and tells each fault once, whatever is saved while pages are asked for', async () => {
  const { failures, requests, accepted: valid } = await surviveMutations(MUTATIONS, 57);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(MUTATIONS);
  expect(valid).toBeLessThan(MUTATIONS);
});
