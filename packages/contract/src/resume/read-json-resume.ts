import Type, { type TArrayOptions, type TSchema, type TStringOptions } from 'typebox';
import { JsonResume, RESUME_BYTES_MAX } from '../entities/json-resume.ts';

/** Names of fields, and places in lists from 0. */
export type ResumePath = readonly (string | number)[];

export interface ResumeFault {
  readonly path: ResumePath;
  /** "expected YYYY-MM". */
  readonly message: string;
}

export interface ReadResume {
  /** All that is as it should be, without empty texts. */
  readonly resume: JsonResume;
  readonly faults: readonly ResumeFault[];
  /** Fields that JSON Resume does not have, which are left out. */
  readonly unknown: readonly ResumePath[];
}

interface Notes {
  readonly faults: ResumeFault[];
  readonly unknown: ResumePath[];
}

/** As people read it: "work › 2 › startDate". */
export const sayPath = (path: ResumePath): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const expected = (notes: Notes, path: ResumePath, what: string): undefined => {
  notes.faults.push({ path, message: `expected ${what}` });
};

const readText = (schema: TSchema, given: unknown, path: ResumePath, notes: Notes) => {
  if (!Type.IsString(schema)) return undefined;
  const options: TStringOptions = { ...schema };
  const { maxLength = Number.POSITIVE_INFINITY, pattern = '', description: what = '' } = options;
  if (typeof given !== 'string') return expected(notes, path, what);
  const text = given.trim();
  if (text === '') return undefined;
  if (text.length > maxLength || !new RegExp(pattern, 'u').test(text))
    return expected(notes, path, what);
  return text;
};

const readChoice = (choices: readonly unknown[], given: unknown, path: ResumePath, notes: Notes) =>
  choices.includes(given) ? given : expected(notes, path, `one of ${choices.join(', ')}`);

const readList = (schema: TSchema, given: unknown, path: ResumePath, notes: Notes) => {
  if (!Type.IsArray(schema)) return undefined;
  if (!Array.isArray(given)) return expected(notes, path, 'a list');
  const { maxItems = Number.POSITIVE_INFINITY }: TArrayOptions = { ...schema };
  if (given.length > maxItems) expected(notes, path, `a list of at most ${maxItems}`);
  const items = given
    .slice(0, maxItems)
    .map((item, index) => read(schema.items, item, [...path, index], notes));
  const kept = items.filter((item) => item !== undefined);
  return kept.length > 0 ? kept : undefined;
};

const readGroup = (schema: TSchema, given: unknown, path: ResumePath, notes: Notes) => {
  if (!Type.IsObject(schema)) return undefined;
  if (!isGroup(given)) return expected(notes, path, 'a group of fields');
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const part = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (!part) {
      notes.unknown.push([...path, name]);
      return [];
    }
    const found = read(part, value, [...path, name], notes);
    return found === undefined ? [] : [[name, found] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

/** What there is of a value by its schema; undefined for nothing. Many programs write null or "" for what is missing. */
const read = (schema: TSchema, given: unknown, path: ResumePath, notes: Notes): unknown => {
  if (given === null || given === undefined || given === '') return undefined;
  if (Type.IsEnum(schema)) return readChoice(schema.enum, given, path, notes);
  if (Type.IsArray(schema)) return readList(schema, given, path, notes);
  if (Type.IsObject(schema)) return readGroup(schema, given, path, notes);
  return readText(schema, given, path, notes);
};

/** Bytes of a resume as it is sent: as text within JSON. */
const bytesOf = (resume: JsonResume): number =>
  new TextEncoder().encode(JSON.stringify(JSON.stringify(resume))).length;

/** Reads what claims to be a JSON Resume: what is right, what is not, and what has no place in one. */
export const readJsonResume = (given: unknown): ReadResume => {
  const notes: Notes = { faults: [], unknown: [] };
  // Each part was read by its schema.
  const resume = (read(JsonResume, given, [], notes) ?? {}) as JsonResume;
  if (bytesOf(resume) > RESUME_BYTES_MAX)
    expected(notes, [], `a resume of at most ${RESUME_BYTES_MAX / 1_000} KB of text`);
  return { resume, ...notes };
};

/** The same for the text of a file. */
export const parseJsonResume = (text: string): ReadResume => {
  try {
    return readJsonResume(JSON.parse(text));
  } catch {
    const message = 'expected a file of JSON, as programs for resumes export it';
    return { resume: {}, faults: [{ path: [], message }], unknown: [] };
  }
};
