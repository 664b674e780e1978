import type { AudienceField } from '@broadsheet/contract/audience';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { When } from '@broadsheet/contract/layout';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { COHORT_TEXT } from '@broadsheet/contract/studio/report-text';
import { formatTime } from './india-time.ts';

type NamedFields = NonNullable<When['not']>;

export const MEMBERSHIP_TEXT: Readonly<Record<string, string>> = {
  visitor: 'visitors',
  basic: 'basic members',
  pro: 'Pro members',
};
export const DEVICE_TEXT: Readonly<Record<string, string>> = {
  phone: 'on a phone',
  tablet: 'on a tablet',
  desktop: 'on desktop',
};
export const formatBand = (band: number): string => {
  const found = EXPERIENCE_BANDS.find(({ id }) => id === band);
  return found && band !== 1 ? `${found.label} years` : 'any or unknown';
};

const formatCity = (slug: string): string =>
  slug.replaceAll('-', ' ').replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase());

const oneOf = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** In the order of the sentence. */
const FIELD_TEXTS: Readonly<
  Record<AudienceField, (values: readonly (string | number | boolean)[]) => string>
> = {
  cohort: (values) => oneOf(values.map((value) => COHORT_TEXT[String(value)] ?? String(value))),
  membership: (values) =>
    oneOf(values.map((value) => MEMBERSHIP_TEXT[String(value)] ?? String(value))),
  crawler: (values) => (values.includes(true) ? 'search engines' : 'people, not search engines'),
  experienceBand: (values) =>
    `with experience of ${oneOf(values.map((value) => formatBand(Number(value))))}`,
  brand: (values) => `on the ${oneOf(values.map(String))} site`,
  city: (values) => `in ${oneOf(values.map((value) => formatCity(String(value))))}`,
  category: (values) => `interested in ${oneOf(values.map((value) => formatCity(String(value))))}`,
  device: (values) => oneOf(values.map((value) => DEVICE_TEXT[String(value)] ?? String(value))),
};
const IN_ORDER = Object.keys(FIELD_TEXTS) as AudienceField[];
const PEOPLE = ['audience', 'cohort', 'membership', 'crawler'] as const;

const isOfPeople = (field: AudienceField): boolean => PEOPLE.some((each) => each === field);

const termsOf = (named: NamedFields, audiences: NamedAudiences): string[] => [
  ...(named.audience ? [oneOf(named.audience.map((key) => audiences.get(key)?.name ?? key))] : []),
  ...IN_ORDER.flatMap((field, at) => {
    const values = named[field];
    if (!values) return [];
    const text = FIELD_TEXTS[field](values);
    const follows = named.audience ?? IN_ORDER.slice(0, at).some((each) => named[each]);
    return [follows && isOfPeople(field) ? `who are ${text}` : text];
  }),
  ...Object.entries(named.experiment ?? {}).map(
    ([key, arms]) => `in group ${oneOf(arms)} of experiment ${key}`,
  ),
];

/** Describes the audience of a `when` in one sentence. */
export const describeWhen = (when: When, audiences: NamedAudiences = NO_AUDIENCES): string => {
  const named = termsOf(when, audiences);
  const startsWithPeople = PEOPLE.some((field) => when[field] !== undefined);
  const who = startsWithPeople ? named.join(' ') : ['everyone', ...named].join(' ');
  const clauses = [
    who,
    ...(when.not ? [`except ${oneOf(termsOf(when.not, audiences))}`] : []),
    ...(when.from ? [`from ${formatTime(when.from)}`] : []),
    ...(when.until ? [`until ${formatTime(when.until)}`] : []),
  ];
  const text = clauses.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const isOfMembersOnly = ({ cohort, not }: When): boolean =>
  cohort ? !cohort.includes('none') : (not?.cohort?.includes('none') ?? false);

/** How visitors are included where the condition stands: on a page, or in an audience. */
const INCLUDE_VISITORS = {
  page: 'To include visitors, choose an audience with visitors, or add a version for their experience.',
  audience: 'To include visitors, add a group of visitors by their experience.',
} as const;

/** Who a `when` leaves out and its writer may not expect; null for nobody. */
export const describeLeftOut = (
  when: When,
  owner: keyof typeof INCLUDE_VISITORS,
): string | null => {
  if (!isOfMembersOnly(when)) return null;
  return when.membership?.every((each) => each === 'visitor')
    ? 'Nobody: visitors have no profile. Choose their experience instead, or other memberships.'
    : `Members only: visitors have no profile. ${INCLUDE_VISITORS[owner]}`;
};
