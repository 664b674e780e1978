import { expect, it } from 'vitest';
import { surviveMutations } from './survive-mutations.ts';

const MUTATIONS = 30;

it('serves the same bytes and tells each fault once, whatever is saved while pages are asked for', async () => {
  const { failures, requests, accepted: valid } = await surviveMutations(MUTATIONS, 57);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(MUTATIONS);
  expect(valid).toBeLessThan(MUTATIONS);
});
