import { CODE_LIFE_MS, CODE_TRIES } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { countTry, type Limit } from '../account/limits.ts';
import { spendCode } from '../codes/codes.ts';
import { ownerOf, targetOf } from '../codes/send-code.ts';
import { isRecoveryCode, takeRecoveryCode } from './recovery-codes.ts';
import { unsealSecret } from './sealed-secret.ts';
import { findTotpStep } from './totp.ts';

/** Codes that were sent count their own attempts; app codes and recovery codes have no such counter. */
const STEP_TRIES: Limit = { name: 'second-step', tries: CODE_TRIES, windowMs: CODE_LIFE_MS };

/** The owner for whom the secret of an app is encrypted. */
export const totpOwner = (seekerId: number): string => `totp ${seekerId}`;

/** The time step of an app's code. Each attempt counts. Throws CODE_WRONG, RATE_LIMITED. */
export const requireTotpStep = async (
  context: CallContext,
  seekerId: number,
  sealed: Buffer | null,
  code: string,
): Promise<string> => {
  await countTry(context, STEP_TRIES, String(seekerId));
  if (sealed === null) throw new AppError('CODE_WRONG');
  const secret = unsealSecret(sealed, totpOwner(seekerId), context.secrets.secondFactor);
  const step = await findTotpStep(secret, code, context.now);
  if (step === null) throw new AppError('CODE_WRONG');
  return String(step);
};

/** Time steps only advance, so that a code is valid once, even for concurrent requests. */
const takeTotpCode = async (context: CallContext, seeker: Seeker, code: string): Promise<void> => {
  const step = await requireTotpStep(context, seeker.id, seeker.totp_secret, code);
  const { numUpdatedRows } = await context.database
    .updateTable('seekers')
    .set({ totp_last_step: step })
    .where('id', '=', seeker.id)
    .where('totp_secret', '=', seeker.totp_secret)
    .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('CODE_WRONG');
};

/** Uses up the code of a login's second step, or a recovery code. Throws CODE_WRONG, RATE_LIMITED. */
export const takeStepCode = async (
  context: CallContext,
  seeker: Seeker,
  code: string,
): Promise<void> => {
  if (isRecoveryCode(code)) {
    await countTry(context, STEP_TRIES, String(seeker.id));
    return takeRecoveryCode(context, seeker.id, code);
  }
  const { id, second_factor: channel } = seeker;
  if (channel === 'totp') return takeTotpCode(context, seeker, code);
  const sentTo = await spendCode(context, ownerOf(id, 'second-step'), code);
  // The address or number may have been removed since.
  if (channel === null || sentTo !== targetOf(seeker, channel)) throw new AppError('CODE_WRONG');
};
