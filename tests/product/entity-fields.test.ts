import { existsSync, readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from './entity-fields.ts';

const root = new URL('../../', import.meta.url);

/** Every property name, at any depth. */
const namesIn = (schema: unknown, names = new Set<string>()): Set<string> => {
  if (typeof schema !== 'object' || schema === null) return names;
  const { properties } = schema as { properties?: Record<string, TSchema> };
  for (const name of Object.keys(properties ?? {})) names.add(name);
  for (const part of Object.values(schema)) namesIn(part, names);
  return names;
};

describe.each(ENTITIES)('the entity $name', ({ schemas, fields, elsewhere }) => {
  it('has every field that the specification names', () => {
    const names = new Set(schemas.flatMap((schema) => [...namesIn(schema)]));
    expect(fields.filter((field) => !names.has(field))).toEqual([]);
  });

  it.each(Object.entries(elsewhere ?? {}))('has %s where it is said to be', (_, location) => {
    const file = new URL(location.file, root);
    expect(existsSync(file), location.file).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(location.statement);
  });
});
