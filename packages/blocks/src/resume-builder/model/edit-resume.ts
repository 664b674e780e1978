import type {
  JsonResume,
  ResumeSection,
  ResumeTemplate,
} from '@broadsheet/contract/entities/json-resume';
import { sectionOrder } from '@broadsheet/contract/resume/resume-sheet';
import type { ListName } from './editor-fields.ts';

export type Value = string | readonly string[] | undefined;
export type Entry = Readonly<Record<string, Value>>;
export type Edit = (resume: JsonResume) => JsonResume;

export const entriesOf = (resume: JsonResume, list: ListName): readonly Entry[] =>
  (list === 'profiles' ? resume.basics?.profiles : resume[list]) ?? [];

const withEntries = (resume: JsonResume, list: ListName, entries: readonly Entry[]): JsonResume => {
  // The fields of a list entry have the names of its schema.
  const changed = { [list]: entries } as Pick<JsonResume, ResumeSection>;
  return list === 'profiles'
    ? { ...resume, basics: { ...resume.basics, ...changed } }
    : { ...resume, ...changed };
};

/** Returns a copy with one item moved. */
const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
};

export const setBasic =
  (name: string, value: Value): Edit =>
  (resume) => ({ ...resume, basics: { ...resume.basics, [name]: value } });

export const setLocation =
  (name: string, value: Value): Edit =>
  (resume) => ({
    ...resume,
    basics: { ...resume.basics, location: { ...resume.basics?.location, [name]: value } },
  });

export const setField =
  (list: ListName, index: number, name: string, value: Value): Edit =>
  (resume) => {
    const entries = entriesOf(resume, list);
    const changed = { ...entries[index], [name]: value };
    return withEntries(resume, list, entries.with(index, changed));
  };

export const insertEntry =
  (list: ListName, index: number, entry: Entry): Edit =>
  (resume) =>
    withEntries(resume, list, entriesOf(resume, list).toSpliced(index, 0, entry));

export const removeEntry =
  (list: ListName, index: number): Edit =>
  (resume) =>
    withEntries(resume, list, entriesOf(resume, list).toSpliced(index, 1));

export const moveEntry =
  (list: ListName, from: number, to: number): Edit =>
  (resume) =>
    withEntries(resume, list, moved(entriesOf(resume, list), from, to));

const setAppearance =
  (change: NonNullable<NonNullable<JsonResume['meta']>['broadsheet']>): Edit =>
  (resume) => ({
    ...resume,
    meta: { ...resume.meta, broadsheet: { ...resume.meta?.broadsheet, ...change } },
  });

export const setTemplate = (template: ResumeTemplate): Edit => setAppearance({ template });

export const moveSection =
  (section: ResumeSection, to: number): Edit =>
  (resume) => {
    const order = sectionOrder(resume);
    return setAppearance({ order: moved(order, order.indexOf(section), to) })(resume);
  };

export const isHidden = ({ meta }: JsonResume, section: ResumeSection): boolean =>
  meta?.broadsheet?.hidden?.includes(section) ?? false;

export const hideSection =
  (section: ResumeSection, hide: boolean): Edit =>
  (resume) => {
    const others = (resume.meta?.broadsheet?.hidden ?? []).filter((other) => other !== section);
    return setAppearance({ hidden: hide ? [...others, section] : others })(resume);
  };

/** The name of an entry: the text of its first non-empty field. */
export const entryName = (entry: Entry | undefined, emptyName: string): string => {
  const named = Object.values(entry ?? {}).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof named === 'string' ? named : emptyName;
};
