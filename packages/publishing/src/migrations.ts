import type { Migrations } from '@broadsheet/site-database/migrate';
import { publishing } from './migrations/0001-publishing.ts';

export const MIGRATIONS: Migrations = {
  '0001-publishing': publishing,
};
