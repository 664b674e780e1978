import type { Migrations } from '@broadsheet/site-database/migrate';
import { recording } from './migrations/0001-recording.ts';
import { units } from './migrations/0002-units.ts';
import { measures } from './migrations/0003-measures.ts';

export const MIGRATIONS: Migrations = {
  '0001-recording': recording,
  '0002-units': units,
  '0003-measures': measures,
};
