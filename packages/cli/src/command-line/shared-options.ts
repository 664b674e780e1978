import { COHORTS, DEVICES, MEMBERSHIPS } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import type { OptionSpec } from './command-spec.ts';

export const dir = {
  value: 'folder',
  help: 'Folder with layouts/ and brand-configs/',
  default: '.',
} as const satisfies OptionSpec;

export const json = { type: 'flag', help: 'Print JSON' } as const satisfies OptionSpec;

export const databaseUrl = {
  value: 'url',
  help: 'Address of the database (default: $DATABASE_URL, else the embedded one)',
} as const satisfies OptionSpec;

/** Who opens a page, when and with which arms. */
export const personaOptions = {
  brand: { help: 'Brand of the site', choices: BRANDS },
  band: { value: '1-9', type: 'integer', help: 'Experience band', min: 1, max: 9 },
  membership: { help: 'Kind of account', choices: MEMBERSHIPS },
  cohort: { value: 'name', help: 'Cohort', choices: COHORTS },
  device: { help: 'Kind of device', choices: DEVICES },
  city: { value: 'slug', help: 'City, such as navi-mumbai' },
  category: { value: 'slug', help: 'Job category, such as backend-jobs' },
  crawler: { type: 'flag', help: 'A crawler of a search engine' },
  at: { value: 'time', type: 'instant', help: 'When, as ISO 8601 with an offset (default: now)' },
  variant: { value: 'experiment=arm', help: 'Arm of an experiment', multiple: true },
} as const satisfies Readonly<Record<string, OptionSpec>>;
