import type { Assumptions } from './assumptions.ts';
import type { Measured } from './measured.ts';
import { costOf } from './peak-demands.ts';
import type { Peak } from './simulate-peak.ts';

const MS = 1_000;
/** The cores of a large current machine, and the hours of a night for job alerts. */
const CORES_OF_A_MACHINE = 64;
const NIGHT_HOURS = 6;
const DISK_BYTES = 10e12;
const SECONDS_AN_HOUR = 3_600;
const DAYS_A_YEAR = 365;

export interface Limit {
  readonly what: string;
  /** The available amount, and the daily demand by the assumptions, in the same unit. */
  readonly unit: string;
  readonly there: number;
  readonly load: number;
  /** Views a day at which it is exhausted, if everything else grows proportionally. */
  readonly viewsADay: number;
  readonly then: string;
}

/** Resources that more processes do not extend, the first to run out first. */
export const findLimits = (measured: Measured, assumed: Assumptions, peak: Peak): Limit[] => {
  const { viewsADay, planned, seekers, mailedADay, agreed } = assumed;
  const services = Math.ceil(peak.busy.services / planned);
  const limit = (unit: string, there: number, load: number, what: string, then: string): Limit => ({
    what,
    unit,
    there,
    load,
    viewsADay: (viewsADay * there) / load,
    then,
  });
  const mailCores =
    (seekers * mailedADay * costOf(measured, 'jobfeed').postgres) /
    MS /
    (NIGHT_HOURS * SECONDS_AN_HOUR);
  const eventBytes = (measured.rowBytes['tracking.events'] ?? 0) * viewsADay * agreed * DAYS_A_YEAR;
  const limits = [
    limit(
      'connections',
      assumed.connectionsOfServer,
      services * assumed.connectionsPerServices,
      'connections of one PostgreSQL, from every services process',
      'a pooler in front of PostgreSQL (PgBouncer 1.21 or newer, in transactions), or a smaller `DATABASE_POOL`',
    ),
    limit(
      'TB',
      DISK_BYTES / 1e12,
      eventBytes / 1e12,
      'a disk for a year of events of visits',
      '`EVENT_SINK=log`, or days as partitions that are dropped',
    ),
    limit(
      'cores',
      CORES_OF_A_MACHINE * planned,
      peak.primary,
      'the primary: what seekers read of themselves, and write',
      'the databases of seekers split by their id; the market stays whole',
    ),
    limit(
      'cores',
      CORES_OF_A_MACHINE * planned,
      mailCores,
      `the mails of new jobs, in ${NIGHT_HOURS} hours of a night`,
      'new jobs look for the seekers whom they fit, instead of each seeker for jobs',
    ),
  ];
  return limits.sort((left, right) => left.viewsADay - right.viewsADay);
};

/** Concurrent streams, one for each browser of a signed-in person. */
export const countStreams = ({
  viewsADay,
  peakHourShare,
  burst,
  minutesOpen,
  signedIn,
}: Assumptions) =>
  ((viewsADay * peakHourShare * burst * signedIn) / SECONDS_AN_HOUR) * minutesOpen * 60;
