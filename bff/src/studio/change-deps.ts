import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { AppError } from '@broadsheet/contract/errors';
import type { Change } from '@broadsheet/contract/studio/change';
import { hasRole, type Staff, type StaffName } from '@broadsheet/contract/studio/staff';
import type { Act } from '@broadsheet/publishing/act';
import { describeChange } from '@broadsheet/publishing/describe-change';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { Publisher } from './publisher.ts';
import type { ServePublished } from './serve-published.ts';
import type { StudioRecords } from './studio-records.ts';

export interface ChangeDeps {
  /** Runs a database query; throws STUDIO_UNAVAILABLE while the database is away. */
  readonly runQuery: <Result>(
    task: (queries: PublishingQueries) => Promise<Result>,
  ) => Promise<Result>;
  readonly publisher: Publisher;
  readonly servePublished: ServePublished;
  readonly content: Pick<ContentStore, 'current' | 'preview'>;
  readonly definitions: BlockDefinitions;
  readonly audit: OpenStaff['audit'];
  readonly staff: Pick<OpenStaff, 'list'>;
  /** Whether another person must approve every change. */
  readonly needsReview: boolean;
  readonly records: Pick<StudioRecords, 'loadAudienceCounts'>;
  /** Epoch ms. */
  readonly now: () => number;
}

export const staffNameOf = ({ id, name }: Staff): StaffName => ({ id, name });

/** A draft as it is now. */
export const readChange = (
  { runQuery, publisher }: Pick<ChangeDeps, 'runQuery' | 'publisher'>,
  id: string,
): Promise<Change> =>
  runQuery(async (queries) => {
    const row = await findChange(queries, id);
    return describeChange(row, await documentsOf(queries, id), publisher.liveDigest);
  });

/** Epoch ms. Throws VALIDATION for a time that has passed. */
export const futureTimeOf = (text: string, now: number): number => {
  const time = Date.parse(text);
  if (time > now) return time;
  const details = [{ path: 'at', message: 'Choose a time in the future.' }];
  throw new AppError('VALIDATION', { details });
};

/** The ids of all who may approve and publish. */
export const loadApprovers = async (team: Pick<OpenStaff, 'list'>): Promise<string[]> =>
  (await team.list())
    .filter(({ disabled, role }) => !disabled && hasRole(role, 'publisher'))
    .map(({ id }) => id);

export const actOf = ({ now }: Pick<ChangeDeps, 'now'>, staff: Staff): Act => ({
  by: staffNameOf(staff),
  at: now(),
});

/** Writes a step of a draft to the activity log. */
export const auditChange = (
  { audit }: Pick<ChangeDeps, 'audit'>,
  staff: Staff,
  action: string,
  change: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  audit({ staff: staffNameOf(staff), action: `change.${action}`, subject: change, details });
