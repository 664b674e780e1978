import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';
import { ROOT } from './root.ts';

const Manifest = Type.Object({ dependencies: Type.Record(Type.String(), Type.String()) });

const dependenciesOf = (folder: string): Record<string, string> => {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  if (!Value.Check(Manifest, manifest))
    throw new Error(`${folder}/package.json has no dependencies`);
  return manifest.dependencies;
};

/** What of others' is measured or measures, as it is pinned here. */
export const VERSIONS = (() => {
  const { next } = dependenciesOf('tests/load/peers/next');
  const { autocannon, fastify, react } = dependenciesOf('tests');
  return `Fastify ${fastify}, React ${react}, Next.js ${next}, autocannon ${autocannon}.`;
})();

export const LIGHTHOUSE_VERSION = dependenciesOf('tests/load/peers/lighthouse').lighthouse;

/** Processes that wanted to run in the last minute: well above the cores means that others disturbed. */
export const readLoad = (): string => (loadavg()[0] ?? Number.NaN).toFixed(1);
