import type { Migration } from 'kysely';
import { recording } from './migrations/0001-recording.ts';

/** Every migration by its name, which also orders them. One that has been released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-recording': recording,
};
