import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { AppError } from '@broadsheet/contract/errors';
import type { ReleaseConflict } from '@broadsheet/contract/studio/release';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { draftsOf, findRelease } from '@broadsheet/publishing/find-release';
import { publishRelease } from '@broadsheet/publishing/publish-release';
import { withDatabase } from '@broadsheet/publishing/publishing-database';
import {
  type DocumentConflict,
  findConflicts,
  type ReleaseDocument,
  releaseDocuments,
} from '@broadsheet/publishing/release-documents';
import { dueReleases, recordReleaseFailure } from '@broadsheet/publishing/schedule-release';
import { actWhenValid } from '../act-when-valid.ts';
import { type CheckedTexts, checkTexts, fileBeneath } from '../check-change.ts';
import { publishAllDue } from '../publish-due.ts';
import type { PublisherDeps } from '../publisher.ts';
import { blocksInBoth } from './blocks-in-both.ts';

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
  /** Publishes the releases that are due; of those that cannot be, it records why. Never rejects. */
  readonly publishDue: (signal: AbortSignal) => Promise<void>;
}

/** CONTENT_FAULTS. */
export const refuseConflicts = (conflicts: readonly ReleaseConflict[]): void => {
  if (conflicts.length === 0) return;
  const details = conflicts.map(({ file, drafts: [first, second], blocks }) => {
    const what = blocks.length > 0 ? ` (${blocks.join(', ')})` : '';
    const message = `“${first.title}” and “${second.title}” both change this content${what}. Put the edits into one draft.`;
    return { path: file, message };
  });
  throw new AppError('CONTENT_FAULTS', { details });
};

/** Checks releases and makes them live. */
export const createReleasePublisher = (deps: ReleasePublisherDeps): ReleasePublisher => {
  const { database, content, definitions, needsReview, log, now, proofNameOf } = deps;
  const beneath = fileBeneath(content);
  const titleOf = (type: string): string => definitions[type]?.title ?? type;
  const describeConflict = ({ file, first, second }: DocumentConflict): ReleaseConflict => {
    const live = content.reading().files.find((each) => each.file === file)?.text ?? null;
    const types = blocksInBoth(file, live, [first.text, second.text]);
    return {
      file,
      drafts: [first.draft, second.draft],
      blocks: [...new Set(types.map(titleOf))],
    };
  };
  const check: ReleasePublisher['check'] = async (release, signal) => {
    const checked = await checkTexts(
      deps,
      async (queries) => ({
        version: (await findRelease(queries, release)).version,
        documents: await releaseDocuments(queries, await draftsOf(queries, release)),
      }),
      signal,
    );
    return { ...checked, conflicts: findConflicts(checked.documents).map(describeConflict) };
  };
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
  return {
    check,
    publish,
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
