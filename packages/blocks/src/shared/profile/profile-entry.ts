import type { Typed } from '../form/form-plan.ts';
import type { ProfilePlan } from './forms/profile-plan.ts';

/** One of the things that somebody has done, as it is read and as it is edited. */
export interface ProfileEntry {
  readonly id: number;
  readonly title: string;
  readonly details: readonly string[];
  readonly text: string;
  readonly plan: ProfilePlan;
  readonly values: Typed;
}
