import {
  PROFILE_PARTS,
  type Profile,
  type ProfilePart,
} from '@broadsheet/contract/entities/profile';
import { describeAdditional } from './describe-additional.ts';
import { describeAttributes } from './describe-attributes.ts';
import { describeEducation } from './describe-education.ts';
import { describeLetter } from './describe-letter.ts';
import { describePerson } from './describe-person.ts';
import { describeResume } from './describe-resume.ts';
import { describeWork } from './describe-work.ts';
import type { ProfileSource } from './profile-source.ts';

const DESCRIBE: {
  readonly [Part in ProfilePart]: (source: ProfileSource) => NonNullable<Profile[Part]>;
} = {
  pd: describePerson,
  we: describeWork,
  ed: describeEducation,
  co: describeLetter,
  ai: describeAdditional,
  atr: describeAttributes,
  rd: describeResume,
};

/** The requested sections of a profile. @param parts null: all */
export const describeProfile = (
  source: ProfileSource,
  parts: ReadonlySet<ProfilePart> | null,
): Profile => {
  const { seeker, profile } = source;
  const included = PROFILE_PARTS.filter((part) => parts?.has(part) ?? true);
  return {
    id: seeker.id,
    obfuscatedUserId: seeker.public_id,
    createdAt: seeker.created_at.toISOString(),
    updatedAt: new Date(profile.updated_at).toISOString(),
    schema: 2,
    ...Object.fromEntries(included.map((part) => [part, DESCRIBE[part](source)])),
  };
};
