import Type from 'typebox';
import { defineCall } from '../call.ts';

export const FOLLOWED_COMPANIES_MAX = 200;

const base = {
  service: 'job',
  auth: 'token',
  params: Type.Object({}),
  query: Type.Object({}),
} as const;
const Companies = Type.Array(
  Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
);

/** The companies that the reader follows, by name. */
export const followedCompanies = defineCall({
  ...base,
  method: 'GET',
  path: '/companies/followed',
  answer: Type.Object({ items: Companies }),
});

const change = {
  ...base,
  method: 'POST',
  body: Type.Object({ companyId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  answer: Type.Object({
    /** The outcome, as text for the screen. */
    message: Type.String({ minLength: 1 }),
    items: Companies,
  }),
} as const;

/**
 * Follows a company: its new jobs are in the reader's feed and notifications. Following twice is following. Throws
 * COMPANY_NOT_FOUND, and VALIDATION beyond FOLLOWED_COMPANIES_MAX.
 */
export const followCompany = defineCall({
  ...change,
  path: '/companies/follow',
  afterLogin: true,
});

/** Stops following a company; idempotent. Throws COMPANY_NOT_FOUND. */
export const unfollowCompany = defineCall({ ...change, path: '/companies/unfollow' });
