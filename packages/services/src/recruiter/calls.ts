import type { BoundCall } from '../platform/call/bind-call.ts';
import * as applicant from './applicant-calls.ts';
import * as assessment from './assessment-calls.ts';
import * as chat from './chat-calls.ts';
import * as companyPicture from './company-picture-calls.ts';
import * as interview from './interview-calls.ts';
import * as picture from './picture-calls.ts';

/** The calls of recruiters' programs; the contract lists them under the user service. */
export const RECRUITER_CALLS = [
  applicant,
  assessment,
  chat,
  interview,
  picture,
  companyPicture,
].flatMap((calls) => Object.values<BoundCall>(calls));
