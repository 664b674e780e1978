import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const installed = Object.entries(lock.packages as Record<string, Locked>).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const numbersOf = (version = ''): number[] => (version.match(/\d+/g) ?? []).map(Number);
const isBelow = (version: string | undefined, floor: string): boolean => {
  const [has, wants] = [numbersOf(version), numbersOf(floor)];
  const differs = wants.findIndex((part, index) => part !== has[index]);
  return differs >= 0 && (has[differs] ?? 0) < (wants[differs] ?? 0);
};

it('compares versions by their numbers', () => {
  expect(isBelow('5.9.9', '5.12.8')).toBe(true);
  expect(isBelow('10.0.0', '9.0.3')).toBe(false);
  expect(isBelow('9.0.3', '9.0.3')).toBe(false);
});

it.each([
  ['fastify', '5.12.8'],
  ['@fastify/static', '10.1.3'],
  ['@fastify/multipart', '9.0.3'],
])('%s is nowhere older than %s', (name, floor) => {
  const found = installed.filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, { version }]) => isBelow(version, floor))).toEqual([]);
});

it('comes from the registry alone, and what runs is held to its bytes', () => {
  const elsewhere = installed.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
  // Of other machines' binaries npm writes down no digest where they are only tools.
  const unheld = installed.filter(
    ([, { integrity, dev, optional }]) => !integrity && !(dev && optional),
  );
  expect(unheld.map(([path]) => path)).toEqual([]);
});

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
}

it('is told in full, as CycloneDX has it, to who asks what the programs run with', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  execFileSync(process.execPath, ['scripts/write-sbom.mjs'], { cwd: root });
  const bom = JSON.parse(readFileSync(`${root}dist/sbom.cdx.json`, 'utf8'));
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-7]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    version: 1,
    metadata: { component: { name: 'broadsheet' } },
  });
  const components: readonly Component[] = bom.components;
  for (const component of components) {
    expect(['library', 'application']).toContain(component.type);
    expect(component.purl).toMatch(/^pkg:npm\/.+@.+$/);
  }
  const refs = new Set([
    bom.metadata.component['bom-ref'],
    ...components.map((component) => component['bom-ref']),
  ]);
  expect(refs.size).toBe(components.length + 1);
  for (const { ref, dependsOn } of bom.dependencies)
    for (const named of [ref, ...dependsOn]) expect(refs).toContain(named);
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const needed = installed.filter(([, { dev }]) => !dev);
  const packageName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);
  const missing = needed.filter(
    ([path, { version }]) => !listed.has(`${packageName(path)}@${version}`),
  );
  expect(missing.map(([path]) => path)).toEqual([]);
  expect(needed.length).toBeGreaterThan(100);
});
