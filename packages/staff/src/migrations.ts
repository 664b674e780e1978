import type { Migrations } from '@broadsheet/site-database/migrate';
import { staff } from './migrations/0001-staff.ts';

export const MIGRATIONS: Migrations = {
  '0001-staff': staff,
};
