import { CALLS } from '@broadsheet/contract/calls';
import { expect, it } from 'vitest';
import { MANIFEST_CALLS } from './manifest.ts';

it('has calls to compare', () => {
  expect(CALLS.length).toBeGreaterThan(20);
  expect(MANIFEST_CALLS).toHaveLength(247);
});

it.each([...CALLS])('is as the manifest says: $method $service $path', (call) => {
  const { service, method, path, auth, bffPath } = call;
  const known = MANIFEST_CALLS.filter(
    (entry) => entry.service === service && entry.method === method && entry.path === path,
  );
  expect(known).toHaveLength(1);
  expect({ auth, bffPath }).toEqual({ auth: known[0]?.auth, bffPath: known[0]?.bffPath });
});

it('defines no call twice', () => {
  const names = CALLS.map(({ service, method, path }) => `${method} ${service}${path}`);
  expect(names).toEqual([...new Set(names)]);
});
