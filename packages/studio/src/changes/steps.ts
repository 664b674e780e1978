import type { Change } from '@broadsheet/contract/studio/change';
import { hasRole, type Staff } from '@broadsheet/contract/studio/staff';

export type StepName = 'submit' | 'return' | 'approve' | 'publish' | 'withdraw';

export interface Step {
  readonly name: StepName;
  /** Why the step is not possible now, as a sentence; null if it is. */
  readonly whyNot: string | null;
}

const hasTouched = ({ submitted, documents }: Change, { id }: Staff): string | null => {
  if (documents.some(({ editedBy }) => editedBy.id === id))
    return 'You edited this draft, so someone else must approve it.';
  if (submitted?.by.id === id) return 'You requested approval, so someone else must approve it.';
  return null;
};

const isEmpty = ({ documents }: Change): string | null =>
  documents.length === 0 ? 'This draft is empty. Edit a page first.' : null;

const forPublishers = (staff: Staff): string | null =>
  hasRole(staff.role, 'publisher') ? null : 'Only publishers and admins can do this.';

const possible = (name: StepName, ...whyNots: readonly (string | null)[]): Step => ({
  name,
  whyNot: whyNots.find((why) => why !== null) ?? null,
});

/** The next steps of a change, the most likely first. Empty after it is published or withdrawn. */
export const stepsOf = (change: Change, staff: Staff, needsReview: boolean): readonly Step[] => {
  if (!hasRole(staff.role, 'editor')) return [];
  const publisher = forPublishers(staff);
  const unapproved = needsReview ? 'Someone else must approve it first.' : null;
  switch (change.state) {
    case 'draft':
      return [
        possible('submit', isEmpty(change)),
        possible('publish', publisher, isEmpty(change), unapproved),
        possible('withdraw'),
      ];
    case 'review':
      return [
        possible('approve', publisher, hasTouched(change, staff)),
        possible('publish', publisher, unapproved),
        possible('return'),
        possible('withdraw'),
      ];
    case 'approved':
      return [possible('publish', publisher), possible('return'), possible('withdraw')];
    case 'scheduled':
      return [possible('publish', publisher), possible('return'), possible('withdraw')];
    default:
      return [];
  }
};
