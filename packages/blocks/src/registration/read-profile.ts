import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import { parseResume, profile } from '@broadsheet/contract/calls/profile';
import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';

/** Loads the profile; null if it is empty. */
export const readProfile = ({ call }: LoaderContext): Promise<CallAnswer<typeof profile> | null> =>
  nullIfNotFound(call(profile, { query: {} }));

export interface ResumeReading {
  readonly resume: ParsedResume | null;
  readonly isReading: boolean;
}

/** Loads the reading of the resume. It only prefills forms, so a failure prefills nothing. */
export const readResume = async ({ call }: LoaderContext): Promise<ResumeReading> => {
  try {
    const { status, resume } = await call(parseResume, {});
    return { resume, isReading: status === 'reading' };
  } catch {
    return { resume: null, isReading: false };
  }
};
