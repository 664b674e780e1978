import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { AppError } from '@broadsheet/contract/errors';
import type { ReleaseConflict } from '@broadsheet/contract/studio/release';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { Act } from '@broadsheet/publishing/act';
import { draftsOf, findRelease } from '@broadsheet/publishing/find-release';
import { publishRelease } from '@broadsheet/publishing/publish-release';
import { withDatabase } from '@broadsheet/publishing/publishing-database';
import {
  findConflicts,
  type ReleaseDocument,
  refuseConflicts,
  releaseDocuments,
} from '@broadsheet/publishing/release-documents';
import {
  dueReleases,
  recordReleaseFailure,
  scheduleRelease,
} from '@broadsheet/publishing/schedule-release';
import { actWhenValid } from '../act-when-valid.ts';
import { type CheckedTexts, checkTexts, fileBeneath, refuseFaults } from '../check-change.ts';
import { publishAllDue } from '../publish-due.ts';
import type { PublisherDeps } from '../publisher.ts';
import { describeConflicts } from './describe-conflicts.ts';

interface ReleasePublisherDeps extends PublisherDeps {
  readonly content: Pick<ContentStore, 'preview' | 'reading' | 'faults' | 'leftOut'>;
  readonly definitions: BlockDefinitions;
}

interface CheckedRelease extends CheckedTexts {
  readonly version: number;
  readonly documents: readonly ReleaseDocument[];
  readonly conflicts: readonly ReleaseConflict[];
}

export interface ReleasePublisher {
  /** NOT_FOUND. */
  readonly check: (release: string, signal: AbortSignal) => Promise<CheckedRelease>;
  /** Throws the errors of `publishRelease`, and CONTENT_FAULTS. Returns the revision. */
  readonly publish: (
    release: string,
    version: number,
    by: StaffName | null,
    signal: AbortSignal,
  ) => Promise<number>;
  /**
   * Checks as `publish` does, so that whoever schedules what cannot be published learns so now. Throws the same errors.
   * @param publishAt epoch ms
   */
  readonly schedule: (
    release: string,
    version: number,
    publishAt: number,
    act: Act,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Publishes the releases that are due; of those that cannot be, it records why. Never rejects. */
  readonly publishDue: (signal: AbortSignal) => Promise<void>;
}

/** Checks the drafts of a release together, and finds those in conflict. */
const createCheck = (deps: ReleasePublisherDeps): ReleasePublisher['check'] => {
  const { content, definitions } = deps;
  const titleOf = (type: string): string => definitions[type]?.title ?? type;
  const liveTextOf = (file: string): string | null =>
    content.reading().files.find((each) => each.file === file)?.text ?? null;
  return async (release, signal) => {
    const checked = await checkTexts(
      deps,
      async (queries) => ({
        version: (await findRelease(queries, release)).version,
        documents: await releaseDocuments(queries, await draftsOf(queries, release)),
      }),
      signal,
    );
    const conflicts = describeConflicts(findConflicts(checked.documents), liveTextOf, titleOf);
    return { ...checked, conflicts };
  };
};

/** Checks releases and makes them live. */
export const createReleasePublisher = (deps: ReleasePublisherDeps): ReleasePublisher => {
  const { database, content, needsReview, log, now, proofNameOf } = deps;
  const beneath = fileBeneath(content);
  const check = createCheck(deps);
  const publish: ReleasePublisher['publish'] = (release, version, by, signal) =>
    actWhenValid(
      async () => {
        const checked = await check(release, signal);
        refuseConflicts(checked.conflicts);
        return checked;
      },
      ({ generation, version: read }, deployment) => {
        // What was checked is another release by now, with other drafts or texts.
        if (read !== version) throw new AppError('CHANGE_MOVED');
        return withDatabase(database, (queries) =>
          publishRelease(queries, {
            ...{ release, version, generation, needsReview, by, at: now() },
            ...deployment,
          }),
        );
      },
      { beneath, proofNameOf },
    );
  const schedule: ReleasePublisher['schedule'] = async (
    release,
    version,
    publishAt,
    act,
    signal,
  ) => {
    const { findings, conflicts } = await check(release, signal);
    refuseConflicts(conflicts);
    refuseFaults(findings);
    await withDatabase(database, (queries) =>
      scheduleRelease(queries, { release, version, publishAt, needsReview, beneath, ...act }),
    );
  };
  return {
    check,
    publish,
    schedule,
    publishDue: (signal) =>
      publishAllDue(log, async () => {
        const due = await withDatabase(database, (queries) => dueReleases(queries, now()));
        return due.map((each) => ({
          subject: each.release,
          publish: () => publish(each.release, each.version, null, signal),
          recordFailure: (trouble) =>
            withDatabase(database, (queries) =>
              recordReleaseFailure(queries, each, trouble, now()),
            ),
        }));
      }),
  };
};
