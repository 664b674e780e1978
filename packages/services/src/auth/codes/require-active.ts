import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { sendCode } from './send-code.ts';

/**
 * Lets an active account log in. A deactivated one, whose owner has proven themselves, gets the code that reactivates it.
 * Throws ACCOUNT_INACTIVE then.
 */
export const requireActive = async (context: CallContext, seeker: Seeker): Promise<void> => {
  if (seeker.status === 'active') return;
  await sendCode(context, seeker, {
    purpose: 'reactivation',
    channel: 'email',
    target: seeker.email,
    template: 'reactivate-account',
  });
  throw new AppError('ACCOUNT_INACTIVE');
};
