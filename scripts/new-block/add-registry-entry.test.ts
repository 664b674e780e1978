import { describe, expect, it } from 'vitest';
import { addRegistryEntry } from './add-registry-entry.mjs';

const source = `import { alpha } from './alpha/schema.ts';

/** Sorted. */
export const blocks = {
  alpha,
  'job-list': () =>
    import('./job-list.tsx').then((module) => module.JobList),
  quote,
} as const;
`;
const add = (key: string) =>
  addRegistryEntry(source, { key, importLine: `import '${key}';`, entry: `'${key}': 1,` });

describe('a registry', () => {
  it('takes a new entry where sorting wants it, around entries of several lines', () => {
    expect(add('aaa')).toContain("= {\n  'aaa': 1,\n  alpha,");
    expect(add('banner')).toContain("  alpha,\n  'banner': 1,\n  'job-list': () =>");
    expect(add('perks')).toContain("module.JobList),\n  'perks': 1,\n  quote,");
    expect(add('zebra')).toContain("  quote,\n  'zebra': 1,\n} as const;");
  });

  it('gets the import as well', () => {
    expect(add('banner').startsWith("import 'banner';\nimport { alpha }")).toBe(true);
  });

  it('refuses a key that it has', () => {
    expect(() => add('job-list')).toThrow('job-list is registered already');
    expect(() => add('quote')).toThrow('quote is registered already');
  });

  it('refuses a source without an object', () => {
    expect(() => addRegistryEntry('', { key: 'a', importLine: '', entry: '' })).toThrow(
      'there is no object to add to',
    );
  });
});
