import type { ChangeState } from '@broadsheet/contract/studio/change';

/** What a state is called on the screen. */
export const STATE_TEXT: Readonly<Record<ChangeState, string>> = {
  draft: 'Editing',
  review: 'Waiting for approval',
  approved: 'Approved',
  scheduled: 'Scheduled',
  rolling: 'Rolling out',
  published: 'Published',
  withdrawn: 'Discarded',
};
