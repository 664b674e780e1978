import type {
  ParsedEducation,
  ParsedPosition,
  ParsedResume,
  ResumeSource,
} from '@broadsheet/contract/entities/parsed-resume';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import type { Typed } from '../../form/form-plan.ts';
import { namedOption } from '../../form/kinds/find-options.ts';
import type { Option } from '../../form/kinds/option.ts';

/** Values that were found for a form, and their sources, by field name. */
export const Offer = Type.Object({
  values: Type.Record(Type.String(), Type.String()),
  notes: Type.Record(Type.String(), Type.String()),
});
export type Offer = Type.Static<typeof Offer>;

interface Found {
  readonly value: string | number | null;
  readonly confidence: number;
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

const offerOf = (
  messages: ProfileMessages,
  found: Readonly<Record<string, Found | undefined>>,
  source?: ResumeSource,
): Offer => {
  const known = Object.entries(found).flatMap(([name, entry]) =>
    entry === undefined || entry.value === null ? [] : [[name, entry] as const],
  );
  return {
    values: Object.fromEntries(known.map(([name, { value }]) => [name, String(value)])),
    notes: Object.fromEntries(
      known.map(([name, { confidence }]) => [name, noteOf(confidence, messages, source)]),
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
    currentCity: city && location && { value: city.value, confidence: location.confidence },
  });
};

export const workOffer = (messages: ProfileMessages, { totalMonths }: ParsedResume): Offer => {
  if (!totalMonths || totalMonths.value === 0) return offerOf(messages, {});
  const { value, confidence } = totalMonths;
  return offerOf(messages, {
    experienceStatus: { value: 'experienced', confidence },
    experienceYear: { value: Math.floor(value / MONTHS_A_YEAR), confidence },
    experienceMonth: { value: value % MONTHS_A_YEAR, confidence },
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
  const open = (found: Typed) =>
    Object.fromEntries(Object.entries(found).filter(([name]) => !values[name]));
  return { values: { ...values, ...open(offer.values) }, notes: open(offer.notes) };
};
