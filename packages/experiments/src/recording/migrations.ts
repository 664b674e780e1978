import type { Migrations } from '@broadsheet/site-database/migrate';
import { recording } from './migrations/0001-recording.ts';

export const MIGRATIONS: Migrations = {
  '0001-recording': recording,
};
