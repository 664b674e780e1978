import { AppError } from '@broadsheet/contract/errors';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { ChangeRow } from './describe-change.ts';
import { lockDrafts, lockReleaseAt } from './find-release.ts';
import { findRunning } from './held-rollout.ts';
import { isStillValid } from './is-still-valid.ts';
import { type Deployment, lockLive, makeReleaseLive, refuseMoved } from './make-live.ts';
import { refuseRolling } from './publish-change.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import {
  findConflicts,
  type ReleaseDocument,
  refuseConflicts,
  releaseDocuments,
} from './release-documents.ts';

interface ReleasePublication extends Deployment {
  readonly release: string;
  readonly version: number;
  /** The generation for which the drafts were validated together. */
  readonly generation: number;
  readonly needsReview: boolean;
  /** Null: the site itself, at a scheduled time. */
  readonly by: StaffName | null;
  /** Epoch ms. */
  readonly at: number;
}

const detailsOf = (titles: readonly string[], what: string) =>
  titles.map((title) => ({ path: 'drafts', message: `“${title}” ${what}` }));

/** REVIEW_NEEDED, CHANGE_ROLLING, VALIDATION: with the names of the drafts that stop the release. */
const refuseUnready = (
  drafts: readonly ChangeRow[],
  documents: readonly ReleaseDocument[],
  needsReview: boolean,
): void => {
  if (drafts.length === 0) {
    const message = 'This release is empty. Add a draft first.';
    throw new AppError('VALIDATION', { details: [{ path: 'drafts', message }] });
  }
  const titlesOf = (isStopped: (draft: ChangeRow) => boolean) =>
    drafts.filter(isStopped).map(({ title }) => title);
  const unapproved = titlesOf(({ approved }) => needsReview && !approved);
  if (unapproved.length > 0)
    throw new AppError('REVIEW_NEEDED', { details: detailsOf(unapproved, 'is not approved.') });
  const rolling = titlesOf(({ state }) => state === 'rolling');
  if (rolling.length > 0)
    throw new AppError('CHANGE_ROLLING', { details: detailsOf(rolling, 'is being rolled out.') });
  const empty = titlesOf(({ id }) => !documents.some(({ draft }) => draft.id === id));
  if (empty.length > 0) {
    const what = 'is empty. Edit a page in it, or remove it from the release.';
    throw new AppError('VALIDATION', { details: detailsOf(empty, what) });
  }
};

/**
 * The locked drafts of a release at a version, with texts that can be published as one now; the caller holds the lock
 * of the live texts. Throws the errors of `publishRelease`.
 */
export const lockReadyDrafts = async (
  transaction: PublishingTransaction,
  {
    release,
    version,
    needsReview,
    beneath,
  }: Pick<ReleasePublication, 'release' | 'version' | 'needsReview' | 'beneath'>,
) => {
  const drafts = await lockDrafts(transaction, release);
  const row = await lockReleaseAt(transaction, release, version);
  const documents = await releaseDocuments(transaction, drafts);
  refuseUnready(drafts, documents, needsReview);
  refuseConflicts(
    findConflicts(documents).map(({ file, first, second }) => ({
      file,
      drafts: [first.draft, second.draft],
      blocks: [],
    })),
  );
  refuseRolling(documents, (await findRunning(transaction))?.texts);
  await refuseMoved(transaction, documents, beneath);
  return { row, drafts, documents };
};

/**
 * Makes all drafts of a release live in one step, or none; returns the revision, or null where something else was
 * published since the validation: then validate again. CHANGE_MOVED where a draft was edited, CHANGE_CLOSED,
 * CHANGE_ROLLING, REVIEW_NEEDED, CONTENT_FAULTS for drafts in conflict, VALIDATION for empty ones.
 */
export const publishRelease = (
  queries: PublishingQueries,
  publication: ReleasePublication,
): Promise<number | null> =>
  queries.transaction().execute(async (transaction) => {
    await lockLive(transaction);
    const { row, drafts, documents } = await lockReadyDrafts(transaction, publication);
    if (!(await isStillValid(transaction, publication))) return null;
    return makeReleaseLive(transaction, { row, drafts, documents }, publication);
  });
