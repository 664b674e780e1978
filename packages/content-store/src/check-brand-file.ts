import { BRANDS } from '@broadsheet/contract/brand';
import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import {
  type JsonPath,
  parseJson,
  plainValue,
  positionOf,
} from '@broadsheet/layout-engine/json-source';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { schemaFindings } from '@broadsheet/layout-engine/schema-findings';
import type Type from 'typebox';
import Value from 'typebox/value';
import type { ContentFile } from './read-content-files.ts';

/** A fault in a file, with its position. */
export interface LocatedFault {
  readonly path: JsonPath;
  readonly code: FindingCode;
  readonly message: string;
  readonly mend: string;
}

/** How the files of a folder are written, one for each brand. */
export interface BrandFileRules<Named extends Type.TSchema> {
  /**
   * As marketing writes them. Instants are checked separately, because format errors of a schema have no position in
   * the file.
   */
  readonly shape: Type.TSchema;
  /** The fields that further checks need, independent of other faults. */
  readonly named: Named;
  readonly faultsOf: (value: Type.Static<Named>) => readonly LocatedFault[];
  /** The effect of a file without a brand: `nobody is asked this`. */
  readonly lost: string;
}

/** Answers are stored under these names: two equal ones would be confused. */
export const twiceFaults = (
  ids: readonly string[],
  pathOf: (at: number) => JsonPath,
): LocatedFault[] =>
  [...ids.entries()]
    .filter(([at, id]) => ids.indexOf(id) < at)
    .map(([at, id]) => ({
      path: pathOf(at),
      code: 'DUPLICATE_ID',
      message: `"${id}" is already used`,
      mend: 'Give it an id of its own.',
    }));

/** @param name of the position, for people: `surveys[0].from` */
export const instantFault = (path: JsonPath, name: string, timestamp: string): LocatedFault => ({
  path,
  code: 'INVALID_VALUE',
  message: `${name} is "${timestamp}", expected a date and time with an offset`,
  mend: 'Write it like "2026-11-16T09:00:00+05:30".',
});

/** Every fault of a `layouts/<folder>/<brand>.json`. */
export const checkBrandFile = <Named extends Type.TSchema>(
  { file, name, text, fault }: ContentFile,
  { shape, named, faultsOf, lost }: BrandFileRules<Named>,
): Finding[] => {
  if (text === null) return fault ? [fault] : [];
  if (!BRANDS.some((brand) => brand === name)) {
    const message = `"${name}" is not a brand, so ${lost}`;
    const mend = suggestName(name, BRANDS);
    return [{ file, line: 1, column: 1, code: 'UNKNOWN_BRAND', message, mend }];
  }
  const { source, findings } = parseJson(file, text);
  if (!source) return findings;
  const shapeFaults = [...findings, ...schemaFindings(file, shape, source.root)];
  const value = plainValue(source.root);
  if (!Value.Check(named, value)) return shapeFaults;
  const meaning = faultsOf(value).map(({ path, ...found }) => ({
    file,
    ...positionOf(source, path),
    ...found,
  }));
  return [...shapeFaults, ...meaning];
};
