import Type, { type TSchema } from 'typebox';
import { EMAIL_PATTERN } from './account.ts';

/** How a resume may be set. */
export const RESUME_TEMPLATES = ['classic', 'modern', 'compact'] as const;
export type ResumeTemplate = (typeof RESUME_TEMPLATES)[number];

/** The sections of a resume that can be moved and hidden, in the default order. */
export const RESUME_SECTIONS = [
  'work',
  'projects',
  'education',
  'skills',
  'certificates',
  'awards',
  'volunteer',
  'publications',
  'languages',
  'interests',
  'references',
] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];

/**
 * Size limit of a resume as JSON in UTF-8: about twelve pages, and less than the limit of a request that browsers send
 * while a page unloads.
 */
export const RESUME_BYTES_MAX = 60_000;
/** Of a file that is imported. */
export const RESUME_FILE_BYTES_MAX = 2 ** 20;

/** No control characters except tab and line ends, and no lone surrogates: a database stores neither. */
const FIT = '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ud800-\\udfff]*$';

const text = (maxLength: number) =>
  Type.Optional(
    Type.String({
      maxLength,
      pattern: FIT,
      description: `Enter text of at most ${maxLength} characters.`,
    }),
  );
const line = text(160);
const prose = text(3_000);
const address = Type.Optional(
  Type.String({
    maxLength: 500,
    pattern: '^https?://[^\\s\\u0000-\\u001f"<>\\\\^`{|}\\ud800-\\udfff]+$',
    description: 'Enter a link that starts with https://, for example https://example.com.',
  }),
);
const date = Type.Optional(
  Type.String({
    pattern: '^(19|20)\\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$',
    description: 'Enter the month as 2024-06, or only the year.',
  }),
);
const lines = (maxItems: number, maxLength: number) =>
  Type.Optional(
    Type.Array(
      Type.String({
        maxLength,
        pattern: FIT,
        description: `Enter text of at most ${maxLength} characters.`,
      }),
      { maxItems },
    ),
  );
const points = lines(30, 600);
const terms = lines(60, 80);
const entries = <Entry extends TSchema>(entry: Entry) =>
  Type.Optional(Type.Array(entry, { maxItems: 40 }));
const closed = { additionalProperties: false } as const;

const stay = { url: address, startDate: date, endDate: date, summary: prose, highlights: points };

/** The site's extensions of the standard, which restore a resume as it was edited. */
const Broadsheet = Type.Object(
  {
    template: Type.Optional(Type.Enum(RESUME_TEMPLATES)),
    /** Those not named follow in their usual order. */
    order: Type.Optional(
      Type.Array(Type.Enum(RESUME_SECTIONS), { maxItems: RESUME_SECTIONS.length }),
    ),
    hidden: Type.Optional(
      Type.Array(Type.Enum(RESUME_SECTIONS), { maxItems: RESUME_SECTIONS.length }),
    ),
  },
  closed,
);

/**
 * A resume in JSON Resume v1.0.0 (jsonresume.org). Every field may be missing; dates are YYYY, YYYY-MM or YYYY-MM-DD,
 * and an entry without an end date is current. No field is empty text.
 */
export const JsonResume = Type.Object(
  {
    $schema: address,
    basics: Type.Optional(
      Type.Object(
        {
          name: line,
          label: line,
          image: address,
          email: Type.Optional(
            Type.String({
              pattern: EMAIL_PATTERN,
              maxLength: 254,
              description: 'Enter a valid email, for example asha@example.com.',
            }),
          ),
          phone: text(40),
          url: address,
          summary: prose,
          location: Type.Optional(
            Type.Object(
              {
                address: text(300),
                postalCode: text(20),
                city: text(80),
                countryCode: Type.Optional(
                  Type.String({
                    pattern: '^[A-Za-z]{2}$',
                    description: "Enter the country's two-letter code, for example IN.",
                  }),
                ),
                region: text(80),
              },
              closed,
            ),
          ),
          profiles: Type.Optional(
            Type.Array(
              Type.Object({ network: text(60), username: text(80), url: address }, closed),
              {
                maxItems: 12,
              },
            ),
          ),
        },
        closed,
      ),
    ),
    work: entries(
      Type.Object(
        { name: line, position: line, location: line, description: line, ...stay },
        closed,
      ),
    ),
    volunteer: entries(Type.Object({ organization: line, position: line, ...stay }, closed)),
    education: entries(
      Type.Object(
        {
          institution: line,
          url: address,
          area: line,
          studyType: line,
          startDate: date,
          endDate: date,
          score: text(40),
          courses: lines(30, 160),
        },
        closed,
      ),
    ),
    awards: entries(Type.Object({ title: line, date, awarder: line, summary: prose }, closed)),
    certificates: entries(Type.Object({ name: line, date, url: address, issuer: line }, closed)),
    publications: entries(
      Type.Object(
        { name: line, publisher: line, releaseDate: date, url: address, summary: prose },
        closed,
      ),
    ),
    skills: entries(Type.Object({ name: line, level: text(60), keywords: terms }, closed)),
    languages: entries(Type.Object({ language: text(60), fluency: text(80) }, closed)),
    interests: entries(Type.Object({ name: line, keywords: terms }, closed)),
    references: entries(Type.Object({ name: line, reference: prose }, closed)),
    projects: entries(
      Type.Object(
        {
          name: line,
          description: prose,
          highlights: points,
          keywords: terms,
          startDate: date,
          endDate: date,
          url: address,
          roles: lines(12, 80),
          entity: line,
          type: text(60),
        },
        closed,
      ),
    ),
    meta: Type.Optional(
      Type.Object(
        {
          canonical: address,
          version: text(40),
          lastModified: text(40),
          broadsheet: Type.Optional(Broadsheet),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type JsonResume = Type.Static<typeof JsonResume>;
