import type { Audience } from '@broadsheet/contract/audience';
import type { Assignment } from '@broadsheet/experiments/assignment';
import type { Exposure } from '@broadsheet/experiments/recording/recorder';

/** @param at epoch ms */
export const exposuresOf = (
  assignments: readonly Assignment[],
  { brand, cohort }: Audience,
  at: number,
): Exposure[] => assignments.map((assignment) => ({ assignment, brand, cohort, at }));
