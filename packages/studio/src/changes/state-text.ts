import type { ChangeState } from '@broadsheet/contract/studio/change';

/** The label of each state. */
export const STATE_TEXT: Readonly<Record<ChangeState, string>> = {
  draft: 'Editing',
  review: 'Waiting for approval',
  approved: 'Approved',
  scheduled: 'Scheduled',
  rolling: 'Rolling out',
  published: 'Published',
  withdrawn: 'Discarded',
};
