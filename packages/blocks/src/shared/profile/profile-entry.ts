import type { Typed } from '../form/form-plan.ts';
import type { ProfilePlan } from './forms/profile-plan.ts';

/** A position or education entry, as text and as a form. */
export interface ProfileEntry {
  readonly id: number;
  readonly title: string;
  readonly details: readonly string[];
  readonly text: string;
  readonly plan: ProfilePlan;
  readonly values: Typed;
}
