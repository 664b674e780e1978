import Type from 'typebox';
import { COURSE_TYPES, DEGREES } from '../education-options.ts';
import { Email, PersonName, Phone } from './account.ts';

const MONTH = { pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'YYYY-MM' };

/** 1: named explicitly in the usual form; below 0.5: rather a guess. */
const Confidence = Type.Number({ minimum: 0, maximum: 1 });

const text = { value: Type.String({ minLength: 1, maxLength: 200 }), confidence: Confidence };
const Text = Type.Object(text);
const Month = Type.Object({ value: Type.String(MONTH), confidence: Confidence });

/** In points from the left and the top of a page. */
const Points = Type.Number({ minimum: -2_000, maximum: 20_000 });

/** A part of a page as lines of text at their positions, with those marked that something was read from. */
export const ResumeRegion = Type.Object({
  x: Points,
  y: Points,
  width: Points,
  height: Points,
  lines: Type.Array(
    Type.Object({
      text: Type.String({ minLength: 1, maxLength: 200 }),
      x: Points,
      /** Of the baseline. */
      y: Points,
      width: Points,
      size: Points,
      isBold: Type.Boolean(),
      isFound: Type.Boolean(),
    }),
    { maxItems: 60 },
  ),
});
export type ResumeRegion = Type.Static<typeof ResumeRegion>;

/** The lines that a value was read from, which a form shows beside it where it is uncertain. */
export const ResumeSource = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 60 }),
  text: Type.String({ minLength: 1, maxLength: 300 }),
  /** Of a PDF, and only where something is uncertain: a docx has no pages. */
  region: Type.Optional(ResumeRegion),
});
export type ResumeSource = Type.Static<typeof ResumeSource>;

const Source = { source: Type.Optional(ResumeSource) };
const ParsedLakh = Type.Object({
  ...Source,
  value: Type.Number({ minimum: 0, maximum: 10_000 }),
  confidence: Confidence,
});

export const ParsedPosition = Type.Object({
  source: Type.Optional(ResumeSource),
  title: Type.Optional(Text),
  company: Type.Optional(Text),
  /** For a year without a month: its January, with a confidence below 0.5. */
  from: Type.Optional(Month),
  /** The last month; null for a current entry. A year without a month is handled as for `from`. */
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
  source: Type.Optional(ResumeSource),
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

/** The data parsed from a resume: missing data is absent. */
export const ParsedResume = Type.Object({
  name: Type.Optional(Type.Object({ value: PersonName, confidence: Confidence })),
  email: Type.Optional(Type.Object({ value: Email, confidence: Confidence })),
  /** A number without a country code counts as an Indian one. */
  phone: Type.Optional(Type.Object({ ...Source, value: Phone, confidence: Confidence })),
  /** A city by the name that the site has for it. */
  location: Type.Optional(Type.Object({ ...Source, ...text })),
  /** Months of experience: every month with a job, including first and last, counted once. */
  totalMonths: Type.Optional(
    Type.Object({
      ...Source,
      value: Type.Integer({ minimum: 0, maximum: 1_200 }),
      confidence: Confidence,
    }),
  ),
  /** A year, in lakh rupees. */
  currentCTC: Type.Optional(ParsedLakh),
  expectedCTC: Type.Optional(ParsedLakh),
  /** In days. */
  noticePeriod: Type.Optional(
    Type.Object({
      ...Source,
      value: Type.Integer({ minimum: 0, maximum: 365 }),
      confidence: Confidence,
    }),
  ),
  /** In the order of the resume. */
  positions: Type.Array(ParsedPosition, { maxItems: 40 }),
  education: Type.Array(ParsedEducation, { maxItems: 20 }),
  /** By the names that the site has for them, in the order of the resume, each once. */
  skills: Type.Array(Text, { maxItems: 100 }),
});
export type ParsedResume = Type.Static<typeof ParsedResume>;

/**
 * Why parsing a file failed.
 * `unreadable`: neither a PDF nor a docx, or a broken one. `encrypted`: it needs a password.
 * `too-large`: more bytes, pages or memory than allowed. `no-text`: pictures of pages, such as a scan.
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
