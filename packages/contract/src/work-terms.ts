/** Where a job is done. What an employer does not say is not known: a job without a mode is in no list of one. */
export const WORK_MODES = ['office', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** When a job is done; a job without a shift is in no list of one. */
export const SHIFTS = ['day', 'night', 'rotational'] as const;
export type Shift = (typeof SHIFTS)[number];

/** The ids in addresses and facets, from 1. */
export const workModeId = (mode: WorkMode): number => WORK_MODES.indexOf(mode) + 1;
export const shiftId = (shift: Shift): number => SHIFTS.indexOf(shift) + 1;
