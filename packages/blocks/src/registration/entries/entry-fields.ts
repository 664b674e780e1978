import { MAX_ENTRIES_PER_STEP, OMIT_ENTRY } from '@broadsheet/contract/constants';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormEntry, FormField, Typed } from '../../shared/form/form-plan.ts';
import { FLAG } from '../../shared/form/kinds/flag.tsx';
import { blankEntries } from '../../shared/form/typed-values.ts';
import type { Offer } from '../../shared/profile/forms/offer.ts';
import type { ProfilePlan } from '../../shared/profile/forms/profile-plan.ts';

/** A list whose entries are sent with the form around them. */
export interface EntryList {
  readonly name: 'educations' | 'positions';
  /** The fields of one entry. */
  readonly plan: Pick<ProfilePlan, 'fields' | 'check'>;
  readonly one: string;
  /** Label of the button that adds an entry. */
  readonly more: string;
  readonly omitLabel: string;
  /** True if the first entry is required. */
  readonly isRequired: boolean;
  /** Entries found in the resume. They prefill the form and are sent with it. */
  readonly offers: readonly Offer[];
  /** The number of added entries after the prefilled ones. */
  readonly added: number;
}

const keyOf = ({ name }: EntryList, index: number): string => `${name}.${index}`;

const entryOf = (list: EntryList, index: number): FormEntry => {
  const key = keyOf(list, index);
  const { offers, isRequired, one, more } = list;
  const isFirst = index === 0 && isRequired;
  const isOffered = index < offers.length;
  return isOffered || isFirst
    ? { key, legend: offers.length > 1 ? `${one} ${index + 1}` : one }
    : { key, legend: more, isFolded: true };
};

const fieldsAt = (list: EntryList, index: number): readonly FormField[] => {
  const entry = entryOf(list, index);
  const omitted = { name: `${entry.key}.${OMIT_ENTRY}`, is: '0' };
  const isOffered = index < list.offers.length;
  const isNeeded = !isOffered && !entry.isFolded;
  const fields = list.plan.fields.map((field) => ({
    ...field,
    name: `${entry.key}.${field.name}`,
    entry,
    ...(isNeeded ? {} : { when: omitted }),
  }));
  const box: FormField = {
    name: omitted.name,
    kind: FLAG,
    label: list.omitLabel,
    optional: true,
    entry,
  };
  return isOffered ? [...fields, box] : fields;
};

const countOf = ({ offers, added }: EntryList): number => offers.length + added;
const indexes = (list: EntryList): readonly number[] => [...Array(countOf(list)).keys()];

/** Builds the fields of all entries of a list. */
export const entryFields = (list: EntryList): readonly FormField[] =>
  indexes(list).flatMap((index) => fieldsAt(list, index));

const named = <Value>(
  key: string,
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${key}.${name}`, value]));

/** The initial values of the entries, and their source. */
export const entryOffer = (list: EntryList): Offer => ({
  values: Object.assign({}, ...list.offers.map(({ values }, at) => named(keyOf(list, at), values))),
  notes: Object.assign({}, ...list.offers.map(({ notes }, at) => named(keyOf(list, at), notes))),
  parts: Object.assign(
    {},
    ...list.offers.map(({ parts = {} }, at) => named(keyOf(list, at), parts)),
  ),
});

const typedIn = (key: string, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(`${key}.`) ? [[name.slice(key.length + 1), value] as const] : [],
    ),
  );

/** Validates rules that concern several fields of one entry. */
export const checkEntries =
  (list: EntryList, { addOne }: Pick<Messages['registration'], 'addOne'>) =>
  (typed: Typed): Typed => {
    const { check } = list.plan;
    const blank = blankEntries(entryFields(list), typed);
    const keys = indexes(list).map((index) => keyOf(list, index));
    const isOmitted = (key: string) => typed[`${key}.${OMIT_ENTRY}`] === '1';
    const filled = keys.filter((key) => !blank.has(key) && !isOmitted(key));
    const needed = list.isRequired && list.offers.length > 0 && filled.length === 0;
    return Object.assign(
      needed ? { [`${keyOf(list, 0)}.${OMIT_ENTRY}`]: addOne } : {},
      ...filled.map((key) => named(key, check?.(typedIn(key, typed)) ?? {})),
    );
  };

/** The number of added entries, so that there is always an empty one at the end. */
export const addedOf = (list: EntryList, typed: Typed): number => {
  const blank = blankEntries(entryFields(list), typed);
  const last = keyOf(list, countOf(list) - 1);
  return blank.has(last) || countOf(list) >= MAX_ENTRIES_PER_STEP ? list.added : list.added + 1;
};
