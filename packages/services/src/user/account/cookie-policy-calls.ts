import { cookiePolicy } from '@broadsheet/contract/calls/account';
import { bindCall } from '../../platform/call/bind-call.ts';

/** Saves the cookie consent of a browser, and of the seeker who is logged in there. */
export const cookiePolicyCall = bindCall(
  cookiePolicy,
  async (_query, _params, { database, brand, caller, messages, now }, body) => {
    await database
      .insertInto('consents')
      .values({
        brand,
        unique_identifier: body.uniqueIdentifier,
        seeker_id: caller?.seekerId ?? null,
        choice: body.choice ?? 'all',
        agreed_at: new Date(now),
      })
      .execute();
    return { message: messages['answers-account'].cookieChoiceSaved };
  },
);
