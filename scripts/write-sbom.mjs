import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const MEBIBYTE = 2 ** 20;

// What the programs run with, from the lockfile: nothing need be installed for it.
const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'],
  { encoding: 'utf8', maxBuffer: 64 * MEBIBYTE, stdio: ['ignore', 'pipe', 'ignore'] },
);
const bom = JSON.parse(text);
const { components, bomFormat, specVersion, metadata } = bom;
// npm names the whole by the folder that it is in.
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [called, ref] = [metadata.component['bom-ref'], `${name}@${version}`];
Object.assign(metadata.component, { name, 'bom-ref': ref, purl: `pkg:npm/${ref}` });
for (const each of bom.dependencies) if (each.ref === called) each.ref = ref;
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bom, null, 2)}\n`);
console.log(`dist/sbom.cdx.json: ${components.length} components, ${bomFormat} ${specVersion}`);
