import { AppError } from '@broadsheet/contract/errors';
import type { ExperimentDecision } from '@broadsheet/contract/experiment-decision';
import { Experiment } from '@broadsheet/contract/experiments';
import { getValidator } from '@broadsheet/contract/get-validator';
import type {
  ArchivedResult,
  DecisionSnapshot,
  RecommendedDecision,
  RecordedDecision,
} from '@broadsheet/contract/studio/decision';
import { type Selectable, sql } from 'kysely';
import type { Act } from './act.ts';
import { loadGeneration } from './live-texts.ts';
import type { PublishingQueries } from './publishing-database.ts';
import type { PublishingSchema } from './schema.ts';

const PAGE_SIZE = 30;

/** What a list shows: no snapshot, which can be long. */
const LISTED = [
  'number',
  'experiment',
  'bucket_version',
  'version',
  'page',
  'decision',
  'arm',
  'recommended',
  'recommended_arm',
  'reason',
  'learning',
  'hypothesis',
  'by',
  'at',
] as const;

type DecisionRow = Selectable<PublishingSchema['publishing.decisions']>;
type ListedRow = Pick<DecisionRow, (typeof LISTED)[number]>;

const describeDecision = (row: ListedRow): RecordedDecision => ({
  number: row.number,
  experiment: row.experiment,
  bucketVersion: row.bucket_version,
  version: row.version,
  page: row.page,
  decision: row.decision,
  arm: row.arm,
  recommended: { decision: row.recommended, arm: row.recommended_arm },
  reason: row.reason,
  learning: row.learning,
  hypothesis: row.hypothesis,
  by: row.by,
  at: row.at.toISOString(),
});

export interface DecisionFilter {
  readonly search?: string | undefined;
  readonly decision?: ExperimentDecision | undefined;
  readonly page?: string | undefined;
  /** Only earlier ones. */
  readonly before?: number | undefined;
}

/** Every word by its beginning, in any of its forms or as written: one that has no form, such as "the", is found too. */
const matchOf = (search: string) => {
  const terms = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  const queries = terms.map((term) => {
    const beginning = `${term}:*`;
    return sql`(to_tsquery('english', ${beginning}) || to_tsquery('simple', ${beginning}))`;
  });
  return queries.length === 0
    ? null
    : sql<boolean>`one.search @@ (${sql.join(queries, sql` && `)})`;
};

/** The newest decision about each assignment, newest first. */
export const listDecisions = async (
  queries: PublishingQueries,
  { search = '', decision, page, before }: DecisionFilter,
): Promise<{ items: RecordedDecision[]; hasMore: boolean }> => {
  const match = matchOf(search);
  let rows = queries
    .selectFrom('publishing.decisions as one')
    .select(LISTED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('publishing.decisions as later')
            .select('later.number')
            .whereRef('later.experiment', '=', 'one.experiment')
            .whereRef('later.bucket_version', '=', 'one.bucket_version')
            .whereRef('later.version', '>', 'one.version'),
        ),
      ),
    );
  if (match !== null) rows = rows.where(match);
  if (decision !== undefined) rows = rows.where('decision', '=', decision);
  if (page !== undefined) rows = rows.where('page', '=', page);
  if (before !== undefined) rows = rows.where('number', '<', before);
  const found = await rows
    .orderBy('number', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  return {
    items: found.slice(0, PAGE_SIZE).map(describeDecision),
    hasMore: found.length > PAGE_SIZE,
  };
};

/** The pages that have decisions. */
export const listDecidedPages = async (queries: PublishingQueries): Promise<string[]> => {
  const rows = await queries
    .selectFrom('publishing.decisions')
    .select('page')
    .distinct()
    .orderBy('page')
    .execute();
  return rows.map(({ page }) => page);
};

const findVersions = (
  queries: PublishingQueries,
  experiment: string,
  bucketVersion: number,
): Promise<ListedRow[]> =>
  queries
    .selectFrom('publishing.decisions')
    .select(LISTED)
    .where('experiment', '=', experiment)
    .where('bucket_version', '=', bucketVersion)
    .orderBy('version', 'desc')
    .execute();

/** The decision about an assignment so far; null where there is none. */
export const findNewestDecision = async (
  queries: PublishingQueries,
  experiment: string,
  bucketVersion: number,
): Promise<RecordedDecision | null> => {
  const [newest] = await findVersions(queries, experiment, bucketVersion);
  return newest ? describeDecision(newest) : null;
};

const describeSnapshot = (row: DecisionRow): DecisionSnapshot => ({
  revision: row.revision,
  isReliable: row.is_reliable,
  results: row.results,
  definition: getValidator(Experiment).Check(row.definition) ? row.definition : null,
  report: row.report,
});

/** NOT_FOUND. */
export const readDecision = async (
  queries: PublishingQueries,
  number: number,
): Promise<{
  decision: RecordedDecision;
  snapshot: DecisionSnapshot;
  others: RecordedDecision[];
}> => {
  const row = await queries
    .selectFrom('publishing.decisions')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const versions = await findVersions(queries, row.experiment, row.bucket_version);
  const others = versions.filter((each) => each.number !== number);
  return {
    decision: describeDecision(row),
    snapshot: describeSnapshot(row),
    others: others.map(describeDecision),
  };
};

export interface NewDecision {
  readonly experiment: string;
  readonly bucketVersion: number;
  /** The version of the decision so far; 0: there is none. */
  readonly after: number;
  readonly decision: ExperimentDecision;
  readonly arm: string | null;
  readonly recommended: RecommendedDecision;
  readonly reason: string | null;
  readonly learning: string;
  readonly definition: Experiment;
  readonly report: object;
  readonly results: readonly ArchivedResult[];
  readonly isReliable: boolean;
  /** The revision whose content the report is of. */
  readonly revision: number;
}

/** Adds a decision, or a later version of it. CHANGE_MOVED where somebody else was first, or has published. */
export const addDecision = async (
  queries: PublishingQueries,
  added: NewDecision,
  { by, at }: Act,
): Promise<RecordedDecision> => {
  const { experiment, bucketVersion, after, definition, revision } = added;
  const [newest] = await findVersions(queries, experiment, bucketVersion);
  if ((newest?.version ?? 0) !== after) throw new AppError('CHANGE_MOVED');
  if ((await loadGeneration(queries)) !== revision) throw new AppError('CHANGE_MOVED');
  const row = await queries
    .insertInto('publishing.decisions')
    .values({
      experiment,
      bucket_version: bucketVersion,
      version: after + 1,
      page: definition.page,
      decision: added.decision,
      arm: added.arm,
      recommended: added.recommended.decision,
      recommended_arm: added.recommended.arm,
      reason: added.reason,
      learning: added.learning,
      hypothesis: definition.hypothesis ?? null,
      revision,
      is_reliable: added.isReliable,
      results: JSON.stringify(added.results),
      definition: JSON.stringify(definition),
      report: JSON.stringify(added.report),
      by: JSON.stringify(by),
      at: new Date(at),
    })
    // Two at once: the unique version lets one in.
    .onConflict((conflict) =>
      conflict.columns(['experiment', 'bucket_version', 'version']).doNothing(),
    )
    .returning(LISTED)
    .executeTakeFirst();
  if (!row) throw new AppError('CHANGE_MOVED');
  return describeDecision(row);
};
