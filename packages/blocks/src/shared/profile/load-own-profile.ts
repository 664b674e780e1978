import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { profile } from '@broadsheet/contract/calls/profile';
import { AppError } from '@broadsheet/contract/errors';
import type { OwnProfile } from './own-profile.ts';

/** Loads the seeker's own profile. All blocks of a page share the call. Null if there is none. */
export const loadOwnProfile = async ({
  session,
  call,
}: LoaderContext): Promise<OwnProfile | null> => {
  if (!session) return null;
  try {
    return await call(profile, {});
  } catch (error) {
    if (error instanceof AppError && error.code === 'PROFILE_NOT_FOUND') return null;
    throw error;
  }
};
