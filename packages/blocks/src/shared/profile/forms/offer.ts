import {
  type ParsedEducation,
  type ParsedPosition,
  type ParsedResume,
  ResumeRegion,
  type ResumeSource,
} from '@broadsheet/contract/entities/parsed-resume';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import type { Typed } from '../../form/form-plan.ts';
import { namedOption } from '../../form/kinds/find-options.ts';
import type { Option } from '../../form/kinds/option.ts';

/** The part of a page of the resume that something was read from. */
export const PagePart = Type.Object({ page: Type.Integer(), region: ResumeRegion });
export type PagePart = Type.Static<typeof PagePart>;

/** Values that were found for a form, and their sources, by field name. */
export const Offer = Type.Object({
  values: Type.Record(Type.String(), Type.String()),
  notes: Type.Record(Type.String(), Type.String()),
  /** Shown below the first uncertain value of each entry. */
  parts: Type.Optional(Type.Record(Type.String(), PagePart)),
});
export type Offer = Type.Static<typeof Offer>;

interface Found {
  readonly value: string | number | null;
  readonly confidence: number;
  readonly source?: ResumeSource;
}

/** Below this confidence the note says that the value is uncertain, and asks. */
const SURE = 0.8;
const MONTHS_A_YEAR = 12;
type ProfileMessages = Pick<Messages, 'profile'>;

/** Where the parser is unsure, the note asks, and shows what the page of the resume says. */
const noteOf = (
  confidence: number,
  { profile }: ProfileMessages,
  source: ResumeSource | undefined,
): string => {
  if (confidence >= SURE) return profile.fromResume;
  return source
    ? formatMessage(profile.fromResumePage, { page: source.page, text: source.text })
    : profile.fromResumeUnsure;
};

/** The parts of the page for uncertain values: once for those that have the same one. */
const partsOf = (
  unsure: readonly (readonly [string, Found])[],
  sourceOf: (entry: Found) => ResumeSource | undefined,
): Pick<Offer, 'parts'> => {
  const shown = new Set<ResumeRegion>();
  const parts = unsure.flatMap(([name, entry]) => {
    const source = sourceOf(entry);
    if (!source?.region || shown.has(source.region)) return [];
    shown.add(source.region);
    return [[name, { page: source.page, region: source.region }] as const];
  });
  return parts.length > 0 ? { parts: Object.fromEntries(parts) } : {};
};

const offerOf = (
  messages: ProfileMessages,
  found: Readonly<Record<string, Found | undefined>>,
  source?: ResumeSource,
): Offer => {
  const known = Object.entries(found).flatMap(([name, entry]) =>
    entry === undefined || entry.value === null ? [] : [[name, entry] as const],
  );
  const sourceOf = (entry: Found): ResumeSource | undefined => entry.source ?? source;
  return {
    values: Object.fromEntries(known.map(([name, { value }]) => [name, String(value)])),
    notes: Object.fromEntries(
      known.map(([name, entry]) => [name, noteOf(entry.confidence, messages, sourceOf(entry))]),
    ),
    ...partsOf(
      known.filter(([, { confidence }]) => confidence < SURE),
      sourceOf,
    ),
  };
};

export const personalOffer = (
  messages: ProfileMessages,
  resume: ParsedResume,
  cities: readonly Option[],
): Offer => {
  const { phone, location } = resume;
  const city = location && namedOption(cities, location.value);
  return offerOf(messages, {
    phone,
    currentCity: city && location && { ...location, value: city.value },
  });
};

export const workOffer = (messages: ProfileMessages, { totalMonths }: ParsedResume): Offer => {
  if (!totalMonths || totalMonths.value === 0) return offerOf(messages, {});
  const { value } = totalMonths;
  return offerOf(messages, {
    experienceStatus: { ...totalMonths, value: 'experienced' },
    experienceYear: { ...totalMonths, value: Math.floor(value / MONTHS_A_YEAR) },
    experienceMonth: { ...totalMonths, value: value % MONTHS_A_YEAR },
  });
};

export const additionalOffer = (
  messages: ProfileMessages,
  { currentCTC, expectedCTC, noticePeriod }: ParsedResume,
): Offer => offerOf(messages, { currentCTC, expectedCTC, noticePeriod });

export const positionOffer = (
  messages: ProfileMessages,
  { title, company, from, until, description, source }: ParsedPosition,
): Offer => offerOf(messages, { title, company, from, until, description }, source);

export const educationOffer = (
  messages: ProfileMessages,
  { degree, courseType, institute, year, source }: ParsedEducation,
): Offer => offerOf(messages, { degree, courseType, institute, year }, source);

/** @param known the skills of the brand, by the names in resumes */
export const skillsOffer = (
  messages: ProfileMessages,
  { skills }: ParsedResume,
  known: readonly Skill[],
): Offer => {
  const byLabel = new Map(known.map((skill) => [skill.label.toLowerCase(), skill.key]));
  const keys = skills.flatMap(({ value }) => byLabel.get(value.toLowerCase()) ?? []);
  const confidence = Math.min(1, ...skills.map((skill) => skill.confidence));
  return offerOf(
    messages,
    keys.length > 0 ? { skills: { value: [...new Set(keys)].join(','), confidence } } : {},
  );
};

/** Merges the initial values of a form: saved values win over found ones. A found value that is not used gets no note. */
export const withOffer = (values: Typed, offer: Offer): Offer => {
  const open = <Value>(found: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(found).filter(([name]) => !values[name]));
  return {
    values: { ...values, ...open(offer.values) },
    notes: open(offer.notes),
    ...(offer.parts ? { parts: open(offer.parts) } : {}),
  };
};
