import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const MEBIBYTE = 2 ** 20;
const FOLDER = 'node_modules/';

/**
 * @typedef {{ name: string, version: string, 'bom-ref': string, purl: string }} Component
 * @typedef {{ ref: string, dependsOn: string[] }} Dependencies
 * @typedef {{ name?: string, version?: string, dev?: boolean }} Locked
 */

// From the lockfile only, so that nothing need be installed. npm itself would omit packages that one workspace needs at
// run time and another for development.
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * MEBIBYTE,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const bom = JSON.parse(text);
/** @type {Record<string, Locked>} */
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
/** A package installed under another name may be listed by either. */
const needed = new Set(
  Object.entries(locked)
    .filter(([, { dev }]) => !dev)
    .flatMap(([path, { name, version }]) =>
      [path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), name].map(
        (one) => `${one}@${version}`,
      ),
    ),
);
/** @type {Component[]} */
const components = bom.components.filter((/** @type {Component} */ { name, version }) =>
  needed.has(`${name}@${version}`),
);

// npm names the whole by the folder that it is in.
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const root = { ...bom.metadata.component, name, 'bom-ref': `${name}@${version}` };
const called = bom.metadata.component['bom-ref'];
const refs = new Set([called, ...components.map((component) => component['bom-ref'])]);
/** @type {Dependencies[]} */
const dependencies = bom.dependencies
  .filter((/** @type {Dependencies} */ { ref }) => refs.has(ref))
  .map((/** @type {Dependencies} */ { ref, dependsOn }) => ({
    ref: ref === called ? root['bom-ref'] : ref,
    dependsOn: dependsOn.filter((each) => refs.has(each)),
  }));

const metadata = { ...bom.metadata, component: { ...root, purl: `pkg:npm/${root['bom-ref']}` } };
mkdirSync('dist', { recursive: true });
writeFileSync(
  'dist/sbom.cdx.json',
  `${JSON.stringify({ ...bom, metadata, components, dependencies }, null, 2)}\n`,
);
console.log(`dist/sbom.cdx.json: ${components.length} components, CycloneDX ${bom.specVersion}`);
