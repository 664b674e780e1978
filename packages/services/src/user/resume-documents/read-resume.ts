import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { AppError } from '@broadsheet/contract/errors';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import { readSeeker } from '../../auth/account/require-password.ts';
import { skillsOf } from '../../platform/brands/describe-skills.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { mayUse } from '../../platform/entitlements/may-use.ts';
import { educationOf } from '../profile/describe/describe-education.ts';
import { cityOf } from '../profile/describe/describe-person.ts';
import { positionOf } from '../profile/describe/describe-work.ts';
import { readProfileRows } from '../profile/describe/read-profile-rows.ts';
import { readParsedResume } from '../resume-reading/read-parsed-resume.ts';
import { listResumes } from './resume-list.ts';
import { type ResumeFacts, resumeOf } from './resume-of.ts';
import { findResume } from './resume-store.ts';

/** The calling seeker, who must have the plan for resumes. Throws UNAUTHORIZED without one, and PLAN_NEEDED. */
export const readResumeMaker = async (context: CallContext): Promise<Seeker> => {
  const seeker = await readSeeker(context);
  const { database, now } = context;
  if (await mayUse(database, seeker.id, 'resume-builder', now)) return seeker;
  throw new AppError('PLAN_NEEDED');
};

export interface OwnResume {
  readonly number: number;
  readonly document: JsonResume;
  /** 0: never saved. */
  readonly version: number;
  readonly updatedAt: string | null;
}

const readFacts = async (context: CallContext, seeker: Seeker): Promise<ResumeFacts> => {
  const rows = await readProfileRows(context.database, seeker.id, context.now);
  const directory = await context.directory();
  const { resume } = await readParsedResume(context.database, seeker.id);
  return {
    name: seeker.name,
    email: seeker.email,
    phone: seeker.phone,
    city: cityOf(directory, rows.profile?.city_id ?? null)?.label ?? null,
    positions: rows.positions.map(positionOf),
    educations: rows.educations.map(educationOf),
    skills: skillsOf(directory, rows.skills).map(({ label }) => label),
    parsed: resume,
  };
};

/** The caller's known data as a resume. */
export const readKnownResume = async (context: CallContext, seeker: Seeker): Promise<JsonResume> =>
  resumeOf(await readFacts(context, seeker));

/**
 * The caller's resume: the saved one, else one made from their known data. Throws like readResumeMaker, and
 * RESUME_NOT_FOUND.
 * @param number absent: the main one
 */
export const readOwnResume = async (context: CallContext, number?: number): Promise<OwnResume> => {
  const seeker = await readResumeMaker(context);
  const stored = await findResume(context.database, seeker.id, number);
  if (stored) return stored;
  const [first] = await listResumes(context, seeker.id);
  if (first?.updatedAt !== null || (number !== undefined && number !== first.number))
    throw new AppError('RESUME_NOT_FOUND');
  const document = await readKnownResume(context, seeker);
  return { number: first.number, document, version: 0, updatedAt: null };
};
