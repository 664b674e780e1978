import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { estimateEntropy } from '@broadsheet/site-secret/estimate-entropy';
import { expect, it } from 'vitest';
import { listSources } from '../../scripts/checks/list-sources.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const EXPECTED_BITS = 96;

it('production takes no secret that this repository names, which everybody can read', () => {
  const files = listSources(root, ['bff', 'renderer', 'packages', 'tests', 'scripts']);
  const texts = [
    'README.md',
    'compose.yaml',
    'Dockerfile',
    'docs/operations/secrets.md',
    'scripts/image/run-as-image.mjs',
    'tests/container/run.sh',
  ];
  const literal =
    /(?:SITE_SECRET|siteSecret|site-secret)['"]?\)?\s*[:=,]\s*(?:['"`]([^'"`\n$]{32,})|(\w{32,})\s)/g;
  const named = [...files, ...texts].flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(literal)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((secret) => estimateEntropy(secret) >= EXPECTED_BITS)).toEqual([]);
});
