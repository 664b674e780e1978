import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_PEERS } from './framework-peers.ts';

const Manifest = Type.Object({ dependencies: Type.Record(Type.String(), Type.String()) });
const Lock = Type.Object({
  packages: Type.Record(Type.String(), Type.Object({ version: Type.Optional(Type.String()) })),
});

describe.each(FRAMEWORK_PEERS)('$name', ({ version, command: { cwd } }) => {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(cwd, name), 'utf8'));

  it('is locked at the exact versions that the bench names', () => {
    const { dependencies } = Value.Parse(Manifest, readJson('package.json'));
    const { packages } = Value.Parse(Lock, readJson('package-lock.json'));
    for (const [name, pinned] of Object.entries(dependencies))
      expect(packages[`node_modules/${name}`]?.version).toBe(pinned);
    expect(version).not.toContain('undefined');
  });
});
