import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { parseJsonResume } from '../resume/read-json-resume.ts';
import { JsonResume } from './json-resume.ts';

const require = createRequire(import.meta.url);
const standard = readFileSync(require.resolve('@jsonresume/schema/schema.json'), 'utf8');
const sample = readFileSync(require.resolve('@jsonresume/schema/sample.resume.json'), 'utf8');

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const readSchema = (json: string): Schema => JSON.parse(json);

const namesOf = ({ properties, items }: Schema): string[] => [
  ...Object.entries(properties ?? {}).flatMap(([name, value]) => [
    name,
    ...namesOf(value).map((inner) => `${name}.${inner}`),
  ]),
  ...(items ? namesOf(items) : []),
];

it('has the fields of the published standard, and one of its own', () => {
  const own = namesOf(readSchema(JSON.stringify(JsonResume)));
  const common = own.filter((name) => !name.startsWith('meta.broadsheet'));
  expect(common.toSorted()).toEqual(namesOf(readSchema(standard)).toSorted());
});

it('accepts the complete sample of the standard', () => {
  const { faults, unknown } = parseJsonResume(sample);
  expect({ faults, unknown }).toEqual({ faults: [], unknown: [] });
});
