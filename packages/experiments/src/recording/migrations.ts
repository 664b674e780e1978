import type { Migrations } from '@broadsheet/recording/migrate';
import { recording } from './migrations/0001-recording.ts';

export const MIGRATIONS: Migrations = {
  '0001-recording': recording,
};
