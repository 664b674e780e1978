import Type from 'typebox';
import { Email, PersonName, Phone } from './account.ts';

/** Degrees as the site writes them, whatever a resume calls them. */
export const DEGREES = [
  'Ph.D',
  'M.Tech',
  'M.E.',
  'MCA',
  'MBA',
  'PGDM',
  'M.Sc',
  'M.Com',
  'M.A.',
  'M.S.',
  'LL.M',
  'B.Tech',
  'B.E.',
  'BCA',
  'BBA',
  'B.Sc',
  'B.Com',
  'B.A.',
  'B.Des',
  'B.Arch',
  'B.Pharm',
  'LL.B',
  'MBBS',
  'CA',
  'Diploma',
  'Class XII',
  'Class X',
] as const;

export const COURSE_TYPES = ['full-time', 'part-time', 'distance'] as const;
/** How nearly everybody studies: forms begin with it. */
export const COURSE_PRESET = 'full-time' satisfies (typeof COURSE_TYPES)[number];

const MONTH = { pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'YYYY-MM' };

/** 1: it stands there by its own name and form; below 0.5: it is more of a guess. */
const Confidence = Type.Number({ minimum: 0, maximum: 1 });

const Text = Type.Object({
  value: Type.String({ minLength: 1, maxLength: 200 }),
  confidence: Confidence,
});
const Month = Type.Object({ value: Type.String(MONTH), confidence: Confidence });

const ParsedLakh = Type.Object({
  value: Type.Number({ minimum: 0, maximum: 10_000 }),
  confidence: Confidence,
});

export const ParsedPosition = Type.Object({
  title: Type.Optional(Text),
  company: Type.Optional(Text),
  /** Where only the year is told, its January, with a confidence below 0.5. */
  from: Type.Optional(Month),
  /** The last month; null while it goes on. Where only the year is told, as with `from`. */
  until: Type.Optional(
    Type.Object({
      value: Type.Union([Type.String(MONTH), Type.Null()]),
      confidence: Confidence,
    }),
  ),
  isCurrent: Type.Optional(Type.Object({ value: Type.Boolean(), confidence: Confidence })),
  /** Plain text, a line for each point. */
  description: Type.Optional(
    Type.Object({
      value: Type.String({ minLength: 1, maxLength: 4_000 }),
      confidence: Confidence,
    }),
  ),
});
export type ParsedPosition = Type.Static<typeof ParsedPosition>;

export const ParsedEducation = Type.Object({
  degree: Type.Optional(Type.Object({ value: Type.Enum(DEGREES), confidence: Confidence })),
  courseType: Type.Optional(
    Type.Object({ value: Type.Enum(COURSE_TYPES), confidence: Confidence }),
  ),
  institute: Type.Optional(Text),
  /** In which it was, or will be, completed. */
  year: Type.Optional(
    Type.Object({ value: Type.Integer({ minimum: 1950, maximum: 2100 }), confidence: Confidence }),
  ),
});
export type ParsedEducation = Type.Static<typeof ParsedEducation>;

/** What a resume says, as far as it could be read: what it does not say is absent. */
export const ParsedResume = Type.Object({
  name: Type.Optional(Type.Object({ value: PersonName, confidence: Confidence })),
  email: Type.Optional(Type.Object({ value: Email, confidence: Confidence })),
  /** A number without a country's code is taken for an Indian one. */
  phone: Type.Optional(Type.Object({ value: Phone, confidence: Confidence })),
  /** A city by the name that the site has for it. */
  location: Type.Optional(Text),
  /** Of experience: months in which there was a job, first and last included, each once. */
  totalMonths: Type.Optional(
    Type.Object({ value: Type.Integer({ minimum: 0, maximum: 1_200 }), confidence: Confidence }),
  ),
  /** A year, in lakh rupees. */
  currentCTC: Type.Optional(ParsedLakh),
  expectedCTC: Type.Optional(ParsedLakh),
  /** In days. */
  noticePeriod: Type.Optional(
    Type.Object({ value: Type.Integer({ minimum: 0, maximum: 365 }), confidence: Confidence }),
  ),
  /** In the order of the resume. */
  positions: Type.Array(ParsedPosition, { maxItems: 40 }),
  education: Type.Array(ParsedEducation, { maxItems: 20 }),
  /** By the names that the site has for them, in the order of the resume, each once. */
  skills: Type.Array(Text, { maxItems: 100 }),
});
export type ParsedResume = Type.Static<typeof ParsedResume>;

/**
 * Why nothing could be read of a file.
 * `unreadable`: neither a PDF nor a docx, or a broken one. `encrypted`: it asks for a password.
 * `too-large`: more bytes, pages or memory than a resume takes. `no-text`: pictures of pages, such as a scan.
 * `timeout`: it took too long.
 */
export const ParseFailure = Type.Enum([
  'unreadable',
  'encrypted',
  'too-large',
  'no-text',
  'timeout',
]);
export type ParseFailure = Type.Static<typeof ParseFailure>;

export const ParseOutcome = Type.Union([
  Type.Object({ resume: ParsedResume }),
  Type.Object({ failure: ParseFailure }),
]);
export type ParseOutcome = Type.Static<typeof ParseOutcome>;
