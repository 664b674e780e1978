import Type from 'typebox';

/** A run of text in one style. `href` makes it a link. */
export const ProseRun = Type.Object({
  text: Type.String(),
  href: Type.Optional(Type.String()),
  strong: Type.Optional(Type.Literal(true)),
  em: Type.Optional(Type.Literal(true)),
});
export type ProseRun = Type.Static<typeof ProseRun>;

const Line = Type.Array(ProseRun);

/** One part of a marketing text: exactly the Markdown that a page can show. */
export const ProsePart = Type.Union([
  Type.Object({ kind: Type.Literal('heading'), level: Type.Enum([2, 3, 4]), line: Line }),
  Type.Object({ kind: Type.Literal('paragraph'), line: Line }),
  Type.Object({ kind: Type.Literal('list'), ordered: Type.Boolean(), items: Type.Array(Line) }),
  Type.Object({
    kind: Type.Literal('table'),
    head: Type.Array(Line),
    rows: Type.Array(Type.Array(Line)),
  }),
  Type.Object({ kind: Type.Literal('rule') }),
]);
export type ProsePart = Type.Static<typeof ProsePart>;

/** Facts of the brand that a text may name, in braces: `{brandName}`. */
export const PROSE_FACTS = [
  'brandName',
  'tagline',
  'recruiterLogin',
  'earlyApplicantPrice',
  'earlyApplicantTerm',
  'resumeBuilderTerm',
  'proPrice',
  'proTerm',
  'applyLimit',
  'resumeBuilderPrice',
  'bothSave',
  'contactEmail',
  'contactMail',
  'contactPhone',
  'contactCall',
  'contactHours',
  'contactAddress',
] as const;
export type ProseFact = (typeof PROSE_FACTS)[number];
