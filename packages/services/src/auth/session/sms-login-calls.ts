import { loginWithCode, sendLoginCode } from '@broadsheet/contract/calls/provider-login';
import { PHONE_PATTERN } from '@broadsheet/contract/entities/account';
import { AppError } from '@broadsheet/contract/errors';
import { normalizePhone } from '@broadsheet/contract/normalize-phone';
import { queueJob } from '../../platform/background/queue-job.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { countClient, countTry, type Limit } from '../account/limits.ts';
import { countLoginClient } from '../account/login-limits.ts';
import { spendCode } from '../codes/codes.ts';
import { requireActive } from '../codes/require-active.ts';
import { ownerOf } from '../codes/send-code.ts';
import { beginSession } from './begin-session.ts';
import { findSeekerByPhone, type LoginCode, SEND_LOGIN_CODE } from './send-login-code.ts';

const WINDOW_MS = 900_000;
/** An SMS costs money and rings somebody's phone. */
const BY_NUMBER: Limit = { name: 'login sms', tries: 3, windowMs: WINDOW_MS };
const BY_CLIENT: Limit = { name: 'login sms client', tries: 10, windowMs: WINDOW_MS };
/** No account has this id. */
const NOBODY = 0;

const PHONE = new RegExp(PHONE_PATTERN);

/** Throws VALIDATION for what is no number, with or without the code of India. */
const readPhone = (typed: string, { messages }: CallContext): string => {
  const phone = normalizePhone(typed);
  if (PHONE.test(phone)) return phone;
  const message = messages.forms.phoneWrong;
  throw new AppError('VALIDATION', { details: [{ path: 'body/phone', message }] });
};

/** Does the same work for every number: the background job looks up the account. */
export const sendLoginCodeCall = bindCall(
  sendLoginCode,
  async (_query, _params, context, { phone: typed }) => {
    const phone = readPhone(typed, context);
    await countClient(context, BY_CLIENT);
    await countTry(context, BY_NUMBER, phone);
    const payload: LoginCode = { brand: context.brand, phone };
    await queueJob(context.database, SEND_LOGIN_CODE, { ...payload });
    return { message: context.messages['answers-account'].smsLoginSent };
  },
);

export const loginWithCodeCall = bindCall(
  loginWithCode,
  async (_query, _params, context, { phone: typed, otp }) => {
    const phone = readPhone(typed, context);
    await countLoginClient(context);
    const seeker = await findSeekerByPhone(context.database, context.brand, phone);
    const sentTo = await spendCode(context, ownerOf(seeker?.id ?? NOBODY, 'sms-login'), otp);
    if (!seeker || sentTo !== phone) throw new AppError('CODE_WRONG');
    await requireActive(context, seeker);
    return beginSession(context, seeker);
  },
);
