import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { profile } from '@broadsheet/contract/calls/profile';
import { AppError } from '@broadsheet/contract/errors';
import type { OwnProfile } from './own-profile.ts';

/** The whole profile of who asks, which the blocks of a page ask for together; null where there is none. */
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
