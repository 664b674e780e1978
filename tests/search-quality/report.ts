import { bucketOf } from './bucket-of.ts';
import type { Measured } from './measure.ts';
import { QUERY_KINDS, type QualityQuery } from './queries/query.ts';
import type { QueryScore } from './score.ts';

const WORST = 30;
const SHOWN_RESULTS = 3;
const HALVES = ['tune', 'test'] as const satisfies readonly QualityQuery['half'][];

const mean = (scores: readonly QueryScore[], value: (score: QueryScore) => number): number =>
  scores.reduce((sum, score) => sum + value(score), 0) / scores.length;

/** Precision by level, NDCG and rates of a set of scores. */
export const summarise = (scores: readonly QueryScore[]) => ({
  queries: scores.length,
  occupation: mean(scores, ({ precision }) => precision.occupation),
  related: mean(scores, ({ precision }) => precision.related),
  group: mean(scores, ({ precision }) => precision.group),
  ndcg: mean(scores, ({ ndcg }) => ndcg),
  empty: mean(scores, ({ isEmpty }) => Number(isEmpty)),
  miscorrected: scores.filter(({ isMiscorrected }) => isMiscorrected).length,
});

const rowOf = (name: string, scores: readonly QueryScore[]): string => {
  const { queries, occupation, related, group, ndcg, empty, miscorrected } = summarise(scores);
  const shares = [occupation, related, group, ndcg].map((share) => share.toFixed(3));
  return `| ${[name, queries, ...shares, `${(empty * 100).toFixed(1)} %`, miscorrected].join(' | ')} |`;
};

/** Tables in Markdown: by half, then by kind of query within each half. */
export const tableOf = (measured: readonly Measured[]): string[] => [
  '| site, half, kind | queries | P@10 occupation | P@10 related | P@10 group | NDCG@10 | no result | false corrections |',
  '|---|---|---|---|---|---|---|---|',
  ...measured.flatMap(({ brand, scores }) =>
    HALVES.flatMap((half) => {
      const ofHalf = scores.filter(({ query }) => query.half === half);
      const ofKind = QUERY_KINDS.map(
        (kind) => [kind, ofHalf.filter(({ query }) => query.kind === kind)] as const,
      );
      if (ofHalf.length === 0) return [];
      return [
        rowOf(`**${brand}, ${half}**`, ofHalf),
        ...ofKind
          .filter(([, list]) => list.length > 0)
          .map(([kind, list]) => rowOf(`${half}: ${kind}`, list)),
      ];
    }),
  ),
];

const resultsOf = ({ found }: QueryScore): string =>
  found.jobs
    .slice(0, SHOWN_RESULTS)
    .map(({ title }) => title)
    .join('; ') || 'nothing';

/** The poorest queries of the tune half. Those of the test half stay unread. */
export const worstOf = ({ brand, scores }: Measured): string[] =>
  scores
    .filter(({ query }) => query.half === 'tune')
    .toSorted(
      (one, other) =>
        one.precision.group - other.precision.group ||
        one.ndcg - other.ndcg ||
        bucketOf(one.query.text, 2 ** 32) - bucketOf(other.query.text, 2 ** 32),
    )
    .slice(0, WORST)
    .map((score) => {
      const { query, ndcg } = score;
      const wanted = query.occupations.map(({ name }) => name).join(', ');
      return `${brand} ${ndcg.toFixed(2)} "${query.text}" (${wanted}): ${resultsOf(score)}`;
    });
