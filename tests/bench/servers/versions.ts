import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';
import { ROOT } from './root.ts';

const Manifest = Type.Object({ dependencies: Type.Record(Type.String(), Type.String()) });

/** The pinned dependencies of a package, by its folder from the project's root. */
export const dependenciesOf = (folder: string): Record<string, string> => {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  if (!Value.Check(Manifest, manifest))
    throw new Error(`${folder}/package.json has no dependencies`);
  return manifest.dependencies;
};

/** The pinned versions of measured peers and of measuring tools. */
export const VERSIONS = (() => {
  const { next } = dependenciesOf('tests/load/peers/next');
  const { autocannon, fastify, react } = dependenciesOf('tests');
  return `Fastify ${fastify}, React ${react}, Next.js ${next}, autocannon ${autocannon}.`;
})();

export const LIGHTHOUSE_VERSION = dependenciesOf('tests/load/peers/lighthouse').lighthouse;

/** The load average of the last minute: well above the number of cores, others disturbed the measurement. */
export const readLoad = (): string => (loadavg()[0] ?? Number.NaN).toFixed(1);
