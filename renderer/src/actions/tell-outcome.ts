import type { ErrorCode } from '@broadsheet/contract/errors';
import type { Site } from '../page/site.ts';
import { call } from './call.ts';
import { addToast } from './toasts.ts';

/** Group of the calls about one job. */
export const JOB_CALLS = '/api/job/jobdetail';

/** What the profile lacks stands on the page of the application, with the button that applies all the same. */
const UNCONFIRMED: ErrorCode = 'APPLY_UNCONFIRMED';

/** Makes a call, and says what came of it in the server's words. @returns whether it went well */
export const tellOutcome = async (
  site: Site,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const { tone, message, ended, code } = await call('POST', `${JOB_CALLS}/${path}`, body);
  if (ended) {
    site.dispatch({ action: 'leave-session', status: ended, next: site.page.page.path });
    return false;
  }
  if (code === UNCONFIRMED) {
    site.dispatch({ action: 'navigate', href: `/job/applied/${body.jobcode}` });
    return false;
  }
  addToast(tone, message);
  return tone === 'success';
};
