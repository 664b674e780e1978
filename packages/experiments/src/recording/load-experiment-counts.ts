import { type Kysely, sql } from 'kysely';
import type { ArmCounts, ExperimentCounts } from '../report/experiment-counts.ts';
import type { RecordingSchema } from './schema.ts';

/** The records of one bucket version of one experiment. */
export type RecordedCounts = Omit<ExperimentCounts, 'weights'>;

type Database = Kysely<RecordingSchema>;
type Version = Pick<RecordedCounts, 'key' | 'bucketVersion'>;

/**
 * A unit exposed to one arm has one row, its first exposure; it converted if its last conversion is not before that.
 */
const loadArms = async (database: Database, experiment: string | null) => {
  const { rows } = await sql<Version & ArmCounts>`
    with met as (
      select *, count(*) over (partition by experiment, bucket_version, unit_kind, unit_id) as arms
      from experiments.exposures
      where ${experiment}::text is null or experiment = ${experiment}
    ), last as (
      select unit_kind, unit_id,
             max(at) filter (where metric = 'apply') as apply,
             max(at) filter (where metric = 'save') as save,
             max(at) filter (where metric = 'register') as register
      from experiments.conversions
      group by unit_kind, unit_id
    )
    select experiment as key, bucket_version as "bucketVersion", brand, cohort, arm,
           count(*)::int as units,
           json_build_object(
             'apply', count(*) filter (where last.apply >= met.at),
             'save', count(*) filter (where last.save >= met.at),
             'register', count(*) filter (where last.register >= met.at)
           ) as conversions
    from met left join last using (unit_kind, unit_id)
    where arms = 1
    group by experiment, bucket_version, brand, cohort, arm
    order by experiment, bucket_version, brand, cohort, arm`.execute(database);
  return rows;
};

/** Every version with records, with the number of units exposed to several of its arms. */
const loadVersions = async (database: Database, experiment: string | null) => {
  const { rows } = await sql<Omit<RecordedCounts, 'rows'>>`
    select experiment as key, bucket_version as "bucketVersion",
           (count(*) filter (where arms > 1))::int as "unitsInSeveralArms"
    from (
      select experiment, bucket_version, count(*) as arms
      from experiments.exposures
      where ${experiment}::text is null or experiment = ${experiment}
      group by experiment, bucket_version, unit_kind, unit_id
    ) as units
    group by experiment, bucket_version
    order by experiment, bucket_version`.execute(database);
  return rows;
};

/** The records of one experiment, or with null of all: an entry for each bucket version. */
export const loadExperimentCounts = async (
  database: Database,
  experiment: string | null,
): Promise<RecordedCounts[]> => {
  const versions = await loadVersions(database, experiment);
  const arms = await loadArms(database, experiment);
  return versions.map((version) => ({
    ...version,
    rows: arms
      .filter((row) => row.key === version.key && row.bucketVersion === version.bucketVersion)
      .map(({ key: _, bucketVersion: __, ...row }) => row),
  }));
};
