import {
  saveSocialConnection,
  socialConnections,
} from '@broadsheet/contract/calls/social-connections';
import { AppError } from '@broadsheet/contract/errors';
import { readSocialAddress } from '@broadsheet/contract/social-address';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readSocialConnections } from './social-connections.ts';

export const socialConnectionsCall = bindCall(
  socialConnections,
  async (_query, _params, context) => {
    const { id } = await readSeeker(context);
    return { items: await readSocialConnections(context.database, id) };
  },
);

export const saveSocialConnectionCall = bindCall(
  saveSocialConnection,
  async (_query, _params, context, { kind, address: text = '' }) => {
    const { database, now } = context;
    const { id } = await readSeeker(context);
    if (text.trim() === '') {
      await database
        .deleteFrom('social_connections')
        .where('seeker_id', '=', id)
        .where('kind', '=', kind)
        .execute();
      return { items: await readSocialConnections(database, id) };
    }
    const address = readSocialAddress(kind, text);
    if (address === null) throw new AppError('SOCIAL_ADDRESS_WRONG');
    const account = { address, added_at: new Date(now) };
    await database
      .insertInto('social_connections')
      .values({ seeker_id: id, kind, ...account })
      .onConflict((conflict) => conflict.columns(['seeker_id', 'kind']).doUpdateSet(account))
      .execute();
    return { items: await readSocialConnections(database, id) };
  },
);
