import { nextFollowUp } from '@broadsheet/contract/apply-rules';
import {
  DEFAULT_SETTINGS,
  type ProfileSettings,
  SettingsChange,
} from '@broadsheet/contract/entities/profile-settings';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely, Selectable } from 'kysely';
import { Compile } from 'typebox/compile';
import { countPending } from '../../job/assessments/list-pending.ts';
import { readLastFollowUp } from '../../job/follow-ups/follow-up-once.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';

const MILLISECONDS = 1000;
const validator = Compile(SettingsChange);

const fault = (path: string, message: string) =>
  new AppError('VALIDATION', { details: [{ path: `body/settings${path}`, message }] });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw fault('', 'must be JSON');
  }
};

/** Parses a change of flags from its JSON text. Throws VALIDATION that names the fault. */
export const readSettingsChange = (text: string): SettingsChange => {
  const change = parse(text);
  if (validator.Check(change)) return change;
  const unknown =
    typeof change === 'object' && change !== null && !Array.isArray(change)
      ? Object.keys(change).find((name) => !Object.hasOwn(DEFAULT_SETTINGS, name))
      : undefined;
  if (unknown !== undefined) throw fault(`/${unknown}`, 'is no setting');
  const [first] = validator.Errors(change);
  throw fault(first?.instancePath ?? '', first?.instancePath ? 'must be 0 or 1' : 'must be flags');
};

/** All settings of a seeker: chosen values, defaults, and states that the site knows. @param now epoch ms */
export const readProfileSettings = async (
  database: Kysely<Schema>,
  seeker: Pick<Selectable<SeekersTable>, 'id' | 'settings' | 'email_invalid_at' | 'second_factor'>,
  now: number,
): Promise<ProfileSettings> => {
  const change = await database
    .selectFrom('email_changes')
    .select('requested_at')
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirst();
  const requestedAt = change?.requested_at.getTime() ?? 0;
  const lastFollowUp = await readLastFollowUp(database, seeker.id);
  const pending = await countPending(database, seeker.id, now);
  return {
    ...DEFAULT_SETTINGS,
    ...seeker.settings,
    invalidEmail: seeker.email_invalid_at ? 1 : 0,
    emailChangeRequestedOn: Math.floor(requestedAt / MILLISECONDS),
    testPending: pending > 0 ? 1 : 0,
    followUpUsed: nextFollowUp(lastFollowUp?.at ?? null, now) === null ? 0 : 1,
    twoFactorAuth: seeker.second_factor ? 1 : 0,
  };
};
