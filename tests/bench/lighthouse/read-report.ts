import Type from 'typebox';
import Value from 'typebox/value';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const Score = Type.Union([Type.Number(), Type.Null()]);
const Ref = Type.Object({ id: Type.String(), weight: Type.Number() });
const CategoryReport = Type.Object({ score: Type.Number(), auditRefs: Type.Array(Ref) });
const Audit = Type.Object({ score: Score, numericValue: Type.Optional(Type.Number()) });
const Report = Type.Object({
  runtimeError: Type.Optional(Type.Object({ message: Type.String() })),
  categories: Type.Object({
    performance: CategoryReport,
    accessibility: CategoryReport,
    'best-practices': CategoryReport,
    seo: CategoryReport,
  }),
  audits: Type.Record(Type.String(), Audit),
});

export interface PageRun {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly blockingMs: number;
  readonly shift: number;
  readonly contentMs: number;
  readonly bytes: number;
  /** Failed audits, except those of performance, which is a matter of degree. */
  readonly lost: readonly string[];
}

const HUNDRED = 100;

/** Parses the JSON report of one run. Throws when it is invalid, or says that the page did not load. */
export const readReport = (text: string): PageRun => {
  const report: unknown = JSON.parse(text);
  if (!Value.Check(Report, report)) {
    const [first] = Value.Errors(Report, report);
    throw new Error(`not a report of Lighthouse: ${first?.instancePath} ${first?.message}`);
  }
  const { categories, audits, runtimeError } = report;
  if (runtimeError) throw new Error(`Lighthouse saw no page: ${runtimeError.message}`);
  const numberOf = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const scoreOf = (category: Category) => Math.round(categories[category].score * HUNDRED);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    blockingMs: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    contentMs: numberOf('largest-contentful-paint'),
    bytes: numberOf('total-byte-weight'),
    lost: CATEGORIES.filter((category) => category !== 'performance')
      .flatMap((category) => categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
};
