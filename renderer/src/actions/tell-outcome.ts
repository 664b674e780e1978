import type { Site } from '../page/site.ts';
import { call } from './call.ts';
import { addToast } from './toasts.ts';

/** Group of the calls about one job. */
export const JOB_CALLS = '/api/job/jobdetail';

/** Makes a call, and says what came of it in the server's words. @returns whether it went well */
export const tellOutcome = async (
  site: Site,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const { tone, message, ended } = await call('POST', `${JOB_CALLS}/${path}`, body);
  if (ended) {
    site.dispatch({ action: 'leave-session', status: ended, next: site.page.page.path });
    return false;
  }
  addToast(tone, message);
  return tone === 'success';
};
