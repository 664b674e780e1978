import { register } from '@broadsheet/contract/calls/auth';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findSeekerByEmail } from '../account/find-seeker.ts';
import { countMail } from '../account/mail-limits.ts';
import { hashPassword, requireStrongPassword } from '../password/password.ts';
import { settingsOf } from './new-settings.ts';
import { saveRegistration } from './save-registration.ts';

/** Responds and takes as long in the same way whether or not the address has an account. */
export const registerCall = bindCall(register, async (_query, _params, context, body) => {
  const { brand, database } = context;
  await countMail(context, body.email);
  requireStrongPassword(body.password, body);
  const passwordHash = await hashPassword(body.password);
  const seekerId = await saveRegistration(context, {
    email: body.email,
    phone: body.phone ?? null,
    name: body.name.trim(),
    passwordHash,
    settings: settingsOf(body.promotions),
    holder: await findSeekerByEmail(database, brand, body.email),
  });
  return { seekerId, message: context.messages['answers-account'].registrationCodeSent };
});
