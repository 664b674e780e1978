import type { StaffName } from '@broadsheet/contract/studio/staff';

/** The author of an action, and its time in epoch ms. */
export interface Act {
  readonly by: StaffName;
  readonly at: number;
}
