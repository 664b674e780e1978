import { MAX_ENTRIES_PER_STEP, OMIT_ENTRY } from '@broadsheet/contract/constants';
import type { FormEntry, FormField, Typed } from '../../shared/form/form-plan.ts';
import { FLAG } from '../../shared/form/kinds/flag.tsx';
import { blankEntries } from '../../shared/form/typed-values.ts';
import type { Offer } from '../../shared/profile/forms/offer.ts';
import type { ProfilePlan } from '../../shared/profile/forms/profile-plan.ts';

/** A list whose entries are sent with the form that they stand in. */
export interface EntryList {
  readonly name: 'educations' | 'positions';
  /** The form of one entry. */
  readonly plan: Pick<ProfilePlan, 'fields' | 'check'>;
  readonly one: string;
  /** What opens one more. */
  readonly more: string;
  readonly leaveOut: string;
  /** The first has to be filled in. */
  readonly isRequired: boolean;
  /** Known already: what is found elsewhere stands in the form, and is sent by its button. */
  readonly offers: readonly Offer[];
  /** Entries behind those that are offered. */
  readonly added: number;
}

const keyOf = ({ name }: EntryList, place: number): string => `${name}.${place}`;

const entryOf = (list: EntryList, place: number): FormEntry => {
  const key = keyOf(list, place);
  const { offers, isRequired, one, more } = list;
  const isFirst = place === 0 && isRequired;
  const isOffered = place < offers.length;
  return isOffered || isFirst
    ? { key, legend: offers.length > 1 ? `${one} ${place + 1}` : one }
    : { key, legend: more, isFolded: true };
};

const fieldsAt = (list: EntryList, place: number): readonly FormField[] => {
  const entry = entryOf(list, place);
  const leaveOut = { name: `${entry.key}.${OMIT_ENTRY}`, is: '0' };
  const isOffered = place < list.offers.length;
  const isNeeded = !isOffered && !entry.isFolded;
  const fields = list.plan.fields.map((field) => ({
    ...field,
    name: `${entry.key}.${field.name}`,
    entry,
    ...(isNeeded ? {} : { when: leaveOut }),
  }));
  const box: FormField = {
    name: leaveOut.name,
    kind: FLAG,
    label: list.leaveOut,
    optional: true,
    entry,
  };
  return isOffered ? [...fields, box] : fields;
};

const countOf = ({ offers, added }: EntryList): number => offers.length + added;
const places = (list: EntryList): readonly number[] => [...Array(countOf(list)).keys()];

/** The fields of all entries of a list. */
export const entryFields = (list: EntryList): readonly FormField[] =>
  places(list).flatMap((place) => fieldsAt(list, place));

const named = (key: string, values: Typed): Typed =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${key}.${name}`, value]));

/** What the entries begin with, and where it comes from. */
export const entryOffer = (list: EntryList): Offer => ({
  values: Object.assign({}, ...list.offers.map(({ values }, at) => named(keyOf(list, at), values))),
  notes: Object.assign({}, ...list.offers.map(({ notes }, at) => named(keyOf(list, at), notes))),
});

const typedIn = (key: string, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(`${key}.`) ? [[name.slice(key.length + 1), value] as const] : [],
    ),
  );

/** The faults of entries that are a matter of more than one of their fields. */
export const checkEntries =
  (list: EntryList) =>
  (typed: Typed): Typed => {
    const { check } = list.plan;
    const blank = blankEntries(entryFields(list), typed);
    const keys = places(list).map((place) => keyOf(list, place));
    const isLeftOut = (key: string) => typed[`${key}.${OMIT_ENTRY}`] === '1';
    const told = keys.filter((key) => !blank.has(key) && !isLeftOut(key));
    const needed = list.isRequired && list.offers.length > 0 && told.length === 0;
    return Object.assign(
      needed ? { [`${keyOf(list, 0)}.${OMIT_ENTRY}`]: 'Add at least one.' } : {},
      ...told.map((key) => named(key, check?.(typedIn(key, typed)) ?? {})),
    );
  };

/** How many entries are needed, so that there is always an empty one behind those that are filled in. */
export const addedOf = (list: EntryList, typed: Typed): number => {
  const blank = blankEntries(entryFields(list), typed);
  const last = keyOf(list, countOf(list) - 1);
  return blank.has(last) || countOf(list) >= MAX_ENTRIES_PER_STEP ? list.added : list.added + 1;
};
