import type { ErrorCode } from '@broadsheet/contract/errors';
import type { Site } from '../page/site.ts';
import { call } from './call.ts';
import { addToast } from './toasts.ts';

/** Path prefix of the calls about one job. */
export const JOB_CALLS = '/api/job/jobdetail';

/** The application page shows what the profile lacks, with a button to apply anyway. */
const UNCONFIRMED: ErrorCode = 'APPLY_UNCONFIRMED';

/** Makes a call and shows the server's message. @returns the response; null if it failed */
export const showOutcome = async (
  site: Site,
  method: 'POST' | 'PUT',
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>> | null> => {
  const { tone, message, answer, ended, code } = await call(method, path, body);
  if (ended) {
    site.dispatch({ action: 'leave-session', status: ended });
    return null;
  }
  if (code === UNCONFIRMED) {
    site.dispatch({ action: 'navigate', href: `/job/applied/${body.jobcode}` });
    return null;
  }
  addToast(site, tone, message);
  return tone === 'success' ? answer : null;
};
