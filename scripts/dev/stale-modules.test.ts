import { EvaluatedModules } from 'vite/module-runner';
import { expect, it } from 'vitest';
import { findStaleModules } from './stale-modules.mjs';

/** entry imports registry, which imports a and b; b imports a. */
const load = (): EvaluatedModules => {
  const loaded = new EvaluatedModules();
  const importers = {
    '/a.ts': ['/registry.ts', '/b.ts'],
    '/b.ts': ['/registry.ts'],
    '/registry.ts': ['/entry.ts'],
    '/entry.ts': [],
  };
  for (const [file, by] of Object.entries(importers)) {
    const node = loaded.ensureModule(file, file);
    for (const importer of by) node.importers.add(importer);
  }
  return loaded;
};
const stale = (files: string[], last?: string) =>
  [...findStaleModules(load(), files, last)].map(({ file }) => file).sort();

it('finds the modules of a file and all that import them', () => {
  expect(stale(['/b.ts'])).toEqual(['/b.ts', '/entry.ts', '/registry.ts']);
  expect(stale(['/a.ts'])).toEqual(['/a.ts', '/b.ts', '/entry.ts', '/registry.ts']);
});

it('ends at a file whose importers can go on with what they have', () => {
  expect(stale(['/b.ts'], '/registry.ts')).toEqual(['/b.ts', '/registry.ts']);
});

it('finds nothing for a file that no module was made of', () => {
  expect(stale(['/c.ts'])).toEqual([]);
});
