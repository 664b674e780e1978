import type { ErrorCode } from '@broadsheet/contract/errors';
import type { Site } from '../page/site.ts';
import { call } from './call.ts';
import { addToast } from './toasts.ts';

/** Path prefix of the calls about one job. */
export const JOB_CALLS = '/api/job/jobdetail';

/** The application page shows what the profile lacks, with a button to apply anyway. */
const UNCONFIRMED: ErrorCode = 'APPLY_UNCONFIRMED';

export interface JobOutcome {
  /** The response; null if the call failed. */
  readonly answer: Readonly<Record<string, unknown>> | null;
  /** The page that shows why the call failed; null where a toast has shown the outcome. */
  readonly next: string | null;
}

/** Makes a call and shows the server's message, unless another page shows more of it. */
export const makeJobCall = async (
  site: Site,
  method: 'POST' | 'PUT',
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<JobOutcome> => {
  const { tone, message, answer, ended, code } = await call(method, path, body);
  if (ended) {
    site.dispatch({ action: 'leave-session', status: ended });
    return { answer: null, next: null };
  }
  if (code === UNCONFIRMED) return { answer: null, next: `/job/applied/${body.jobcode}` };
  addToast(site, tone, message);
  return { answer: tone === 'success' ? answer : null, next: null };
};

/** Makes a call and shows its outcome. @returns the response; null if it failed */
export const showOutcome = async (
  site: Site,
  method: 'POST' | 'PUT',
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>> | null> => {
  const { answer, next } = await makeJobCall(site, method, path, body);
  if (next !== null) site.dispatch({ action: 'navigate', href: next });
  return answer;
};
