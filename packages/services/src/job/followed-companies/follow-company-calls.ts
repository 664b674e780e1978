import {
  followCompany,
  followedCompanies,
  unfollowCompany,
} from '@broadsheet/contract/calls/follow-companies';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findCompany } from '../companies/find-company.ts';
import { follow, readFollowedCompanies, unfollow } from './followed-companies.ts';

export const followedCompaniesCall = bindCall(
  followedCompanies,
  async (_query, _params, context) => {
    const { id } = await readSeeker(context);
    return { items: await readFollowedCompanies(context.database, id) };
  },
);

export const followCompanyCall = bindCall(
  followCompany,
  async (_query, _params, context, { companyId }) => {
    const { database, now, messages } = context;
    const { id: seekerId } = await readSeeker(context);
    const { id } = await findCompany(context, { id: companyId });
    await follow(database, { seekerId, companyId: id, now });
    const items = await readFollowedCompanies(database, seekerId);
    return { message: messages.outcomes.companyFollowed, items };
  },
);

export const unfollowCompanyCall = bindCall(
  unfollowCompany,
  async (_query, _params, context, { companyId }) => {
    const { database, messages } = context;
    const { id: seekerId } = await readSeeker(context);
    const { id } = await findCompany(context, { id: companyId });
    await unfollow(database, { seekerId, companyId: id });
    const items = await readFollowedCompanies(database, seekerId);
    return { message: messages.outcomes.companyUnfollowed, items };
  },
);
