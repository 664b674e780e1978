import { readFileSync } from 'node:fs';
import { Environment as BffEnvironment } from '@broadsheet/bff/config';
import { Environment as ServicesEnvironment } from '@broadsheet/services/config';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ROOT } from './read-documents.ts';

/** The documented default of every variable in the README's table. */
const documented = new Map(
  [
    ...readFileSync(`${ROOT}README.md`, 'utf8').matchAll(/^\| (`[A-Z<].+?) \| .+ \| (.+) \|$/gm),
  ].flatMap(([, names = '', defaults = '']) =>
    [...names.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']): [string, string] => [
      name,
      defaults,
    ]),
  ),
);
const schemas = [BffEnvironment, ServicesEnvironment];
const names = new Set(schemas.flatMap(({ properties }) => Object.keys(properties)));

describe('the table of the environment in README.md', () => {
  it('names every variable of the BFF and the services, and no other', () => {
    expect([...documented.keys()].sort()).toEqual([...names].sort());
  });

  it('says the default of each', () => {
    const defaults = schemas.flatMap((schema) => Object.entries(Value.Create(schema)));
    const wrong = defaults.filter(
      ([name, value]) => !documented.get(name)?.includes(`\`${value}\``),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
