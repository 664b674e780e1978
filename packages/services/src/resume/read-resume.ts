import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { Selectable } from 'kysely';
import { readSeeker } from '../accounts/require-password.ts';
import type { CallContext } from '../calls/call-handler.ts';
import type { SeekersTable } from '../database/schema.ts';
import { mayUse } from '../entitlements/may-use.ts';
import { readReader } from '../profile/read-reader.ts';
import { resumeOf } from './resume-of.ts';
import { findResume } from './resume-store.ts';

/** The seeker who calls, and may make resumes. Throws UNAUTHORIZED without one, and PLAN_NEEDED. */
export const readResumeMaker = async (context: CallContext): Promise<Selectable<SeekersTable>> => {
  const seeker = await readSeeker(context);
  const { database, now } = context;
  if (await mayUse(database, seeker.id, 'resume-builder', now)) return seeker;
  throw new CatalogueError('PLAN_NEEDED');
};

export interface OwnResume {
  readonly document: JsonResume;
  /** 0: it was never saved. */
  readonly version: number;
  readonly updatedAt: string | null;
}

/** The resume of who calls: as it was saved, else made of what is known. Throws as readResumeMaker does. */
export const readOwnResume = async (context: CallContext): Promise<OwnResume> => {
  const { id, name, email, phone } = await readResumeMaker(context);
  const stored = await findResume(context.database, id);
  if (stored) return stored;
  const { cities } = await context.directory();
  const { city } = await readReader(context.database, id);
  const known = [...cities.values()].find(({ slug }) => slug === city);
  const facts = { name, email, phone, city: known?.label ?? null, parsed: null };
  return { document: resumeOf(facts), version: 0, updatedAt: null };
};
