import type { Release } from '@broadsheet/contract/studio/release';

interface UnreadyDraft {
  readonly id: string;
  readonly title: string;
  readonly problem: string;
}

type Draft = Release['drafts'][number];

const problemOf = ({ files, state, approved }: Draft, needsReview: boolean): string | null => {
  if (files.length === 0) return 'is empty. Edit a page in it, or remove it from the release.';
  if (state === 'rolling') return 'is being rolled out. Finish or stop the rollout first.';
  return needsReview && !approved ? 'is not approved. Someone else must approve it first.' : null;
};

/** The drafts that stop their release, each with the rest of a sentence that begins with its title. */
export const listUnreadyDrafts = (
  { drafts }: Pick<Release, 'drafts'>,
  needsReview: boolean,
): UnreadyDraft[] =>
  drafts.flatMap((draft) => {
    const problem = problemOf(draft, needsReview);
    return problem === null ? [] : [{ id: draft.id, title: draft.title, problem }];
  });

/** Why a release cannot be published by its reader now; null if it can. */
export const whyNotPublish = (
  release: Pick<Release, 'drafts'>,
  isPublisher: boolean,
  needsReview: boolean,
): string | null => {
  if (!isPublisher) return 'Only publishers and admins can do this.';
  if (release.drafts.length === 0) return 'This release is empty. Add a draft first.';
  const unready = listUnreadyDrafts(release, needsReview);
  if (unready.length === 0) return null;
  return unready.map(({ title, problem }) => `“${title}” ${problem}`).join(' ');
};
