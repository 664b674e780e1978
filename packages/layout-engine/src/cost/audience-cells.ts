import {
  ANYBODY,
  type Audience,
  type ClassField,
  isPossibleSeeker,
} from '@broadsheet/contract/audience';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { CONTROL, type Experiment } from '@broadsheet/contract/experiments';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import type { BitSet } from '../bit-set.ts';
import type { ExperimentDimension, FieldDimension } from '../compile-dimensions.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import { type ReadFields, readKey } from '../plan-fields.ts';
import type { FieldValue } from '../when-matches.ts';

/** Values that the conditions of a layout do not distinguish. */
export interface Cell {
  /** The conditions that they do not exclude, one set for each dimension. */
  readonly holds: readonly BitSet[];
  /** How many cache keys they make, by what blocks read. */
  readonly keys: number;
}

/** Fields in one group are not independent: not every pair of their values exists. */
export const FIELD_GROUPS: readonly (readonly ClassField[])[] = [
  ['cohort', 'membership'],
  ['experienceBand'],
  ['device'],
  ['city'],
  ['category'],
  ['crawler'],
];

const slugsOf = (field: ClassField, { cities, categories }: BrandConfig): readonly string[] =>
  field === 'city' ? cities.map(({ slug }) => slug) : categories.map(({ tag }) => tag);

/** All values of a field on a brand. @param isOfAddress the address names one: it is never unknown */
export const listValues = (
  field: ClassField,
  brand: BrandConfig,
  isOfAddress: boolean,
): readonly FieldValue[] =>
  FIELD_DOMAINS[field] ?? [...(isOfAddress ? [] : [null]), ...slugsOf(field, brand)];

const listPersons = (
  fields: readonly ClassField[],
  brand: BrandConfig,
  isOfAddress: boolean,
): Audience[] => {
  let persons: Audience[] = [ANYBODY];
  for (const field of fields)
    persons = persons.flatMap((person) =>
      listValues(field, brand, isOfAddress).map((value) => ({ ...person, [field]: value })),
    );
  return persons.filter(isPossibleSeeker);
};

interface OpenCell {
  readonly holds: BitSet[];
  readonly keys: Set<string>;
}

const classesOf = (dimensions: readonly FieldDimension[], person: Audience): readonly number[] =>
  dimensions.map(({ field, classOf, otherClass }) => classOf.get(person[field]) ?? otherClass);

/** The cells of a group of fields: their classes in the layout, each with the keys that `read` makes of its values. */
export const cellsOfFields = (
  compiled: CompiledLayout,
  read: ReadFields,
  fields: readonly ClassField[],
  brand: BrandConfig,
  isOfAddress: boolean,
): readonly Cell[] => {
  const dimensions = compiled.fields.filter(({ field }) => fields.some((each) => each === field));
  const readHere = new Map([...read].filter(([field]) => fields.includes(field)));
  const cells = new Map<string, OpenCell>();
  for (const person of listPersons(fields, brand, isOfAddress)) {
    const classes = classesOf(dimensions, person);
    const key = classes.join();
    const holds = dimensions.flatMap(({ classes: all }, at) => all[classes[at] ?? 0]?.holds ?? []);
    const cell = cells.get(key) ?? { holds, keys: new Set() };
    cell.keys.add(isOfAddress ? '' : readKey(readHere, person));
    cells.set(key, cell);
  }
  return [...cells.values()].map(({ holds, keys }) => ({ holds, keys: keys.size }));
};

/** Who takes part is marked in the key where a block activates the experiment; others get control without the mark. */
const COUNTED_CONTROL = `${CONTROL}!`;

/** The cells of an experiment: its arms by their class in the layout. One that does not run shows control alone. */
export const cellsOfExperiment = (
  { classes, classOf, otherClass }: ExperimentDimension,
  running: Experiment | undefined,
): readonly Cell[] => {
  const cells = new Map<number, Set<string>>();
  const add = (arm: string, key: string) => {
    const found = classOf.get(arm) ?? otherClass;
    cells.set(found, (cells.get(found) ?? new Set()).add(key));
  };
  add(CONTROL, CONTROL);
  for (const arm of Object.keys(running?.variants ?? {})) add(arm, arm);
  if (running?.activation) add(CONTROL, COUNTED_CONTROL);
  return [...cells].map(([found, keys]) => ({
    holds: classes[found] ? [classes[found].holds] : [],
    keys: keys.size,
  }));
};
