import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import type { Transaction } from 'kysely';
import type { Seeker } from '../../../auth/account/find-seeker.ts';
import type { BrandDirectory } from '../../../platform/brands/directory.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ProfileColumns } from '../write-profile.ts';

/** The context of a step; the seeker's row is locked until the transaction ends. */
export interface StepContext {
  readonly transaction: Transaction<Schema>;
  readonly seeker: Seeker;
  readonly directory: BrandDirectory;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type Step<Name extends ProfileChange['step']> = Extract<
  ProfileChange,
  { readonly step: Name }
>;

/** The result of a step: columns of the profile, and the id of the entry that it has written. */
export interface SavedStep {
  readonly columns: ProfileColumns;
  readonly id: number | null;
}
