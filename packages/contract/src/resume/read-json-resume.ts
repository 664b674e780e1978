import { JsonResume, RESUME_BYTES_MAX } from '../entities/json-resume.ts';

/** Names of fields, and positions in lists from 0. */
export type ResumePath = readonly (string | number)[];

export interface ResumeFault {
  readonly path: ResumePath;
  /** How to correct it: "Enter the month as 2024-06, or only the year." */
  readonly message: string;
}

export interface ReadResume {
  /** All that is as it should be, without empty texts. */
  readonly resume: JsonResume;
  readonly faults: readonly ResumeFault[];
  /** Fields outside JSON Resume, which are dropped. */
  readonly unknown: readonly ResumePath[];
}

/** The keywords of a JSON Schema that are read here; browsers have only these. */
interface Rule {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Rule;
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly description?: string;
}

interface Notes {
  readonly faults: ResumeFault[];
  readonly unknown: ResumePath[];
}

/** "startDate" is "start date". */
const formatName = (name: string): string =>
  name.replace(/[a-z][A-Z]/g, ([before, after]) => `${before} ${after?.toLowerCase()}`);

/** As people read it: "Work, entry 2: start date". */
export const formatPath = (path: ResumePath): string =>
  path
    .map((part) => (typeof part === 'number' ? `, entry ${part + 1}` : `: ${formatName(part)}`))
    .join('')
    .replace(/^[:,] ./, (start) => start.slice(2).toUpperCase());

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const addFault = (notes: Notes, path: ResumePath, message: string): undefined => {
  notes.faults.push({ path, message });
};

const readText = (rule: Rule, given: unknown, path: ResumePath, notes: Notes) => {
  const { maxLength = Number.POSITIVE_INFINITY, pattern = '', description = '' } = rule;
  if (typeof given !== 'string') return addFault(notes, path, description);
  const text = given.trim();
  if (text === '') return undefined;
  if (text.length > maxLength || !new RegExp(pattern, 'u').test(text))
    return addFault(notes, path, description);
  return text;
};

const readChoice = (choices: readonly unknown[], given: unknown, path: ResumePath, notes: Notes) =>
  choices.includes(given)
    ? given
    : addFault(notes, path, `Use one of these: ${choices.join(', ')}.`);

const readList = (
  items: Rule,
  { maxItems }: Rule,
  given: unknown,
  path: ResumePath,
  notes: Notes,
) => {
  if (!Array.isArray(given)) return addFault(notes, path, 'This must be a list.');
  if (given.length > (maxItems ?? given.length))
    addFault(notes, path, `Use at most ${maxItems} entries.`);
  const filled = given
    .slice(0, maxItems)
    .map((item, index) => read(items, item, [...path, index], notes))
    .filter((item) => item !== undefined);
  return filled.length > 0 ? filled : undefined;
};

const readGroup = (
  properties: Readonly<Record<string, Rule>>,
  given: unknown,
  path: ResumePath,
  notes: Notes,
) => {
  if (!isGroup(given)) return addFault(notes, path, 'This must be a group of fields.');
  const filled = Object.entries(given).flatMap(([name, value]) => {
    const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!part) {
      notes.unknown.push([...path, name]);
      return [];
    }
    const found = read(part, value, [...path, name], notes);
    return found === undefined ? [] : [[name, found] as const];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
};

/** Reads a value by its rule; undefined where it is missing. Many programs write null or "" for a missing value. */
const read = (rule: Rule, given: unknown, path: ResumePath, notes: Notes): unknown => {
  if (given === null || given === undefined || given === '') return undefined;
  if (rule.enum) return readChoice(rule.enum, given, path, notes);
  if (rule.items) return readList(rule.items, rule, given, path, notes);
  if (rule.properties) return readGroup(rule.properties, given, path, notes);
  return readText(rule, given, path, notes);
};

/** The size of a resume as JSON text within JSON. */
const bytesOf = (resume: JsonResume): number =>
  new TextEncoder().encode(JSON.stringify(JSON.stringify(resume))).length;

/** Reads a presumed JSON Resume: its valid content, its faults, and its unknown fields. */
export const readJsonResume = (given: unknown): ReadResume => {
  const notes: Notes = { faults: [], unknown: [] };
  // Each part was validated by its schema.
  const resume = (read(JsonResume, given, [], notes) ?? {}) as JsonResume;
  if (bytesOf(resume) > RESUME_BYTES_MAX)
    addFault(notes, [], `Shorten your resume to at most ${RESUME_BYTES_MAX / 1_000} KB of text.`);
  return { resume, ...notes };
};

/** The same for the text of a file. */
export const parseJsonResume = (text: string): ReadResume => {
  try {
    return readJsonResume(JSON.parse(text));
  } catch {
    const message =
      'This is not a JSON Resume file. Choose a .json file that a resume app has exported.';
    return { resume: {}, faults: [{ path: [], message }], unknown: [] };
  }
};
