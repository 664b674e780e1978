import { changePassword } from '@broadsheet/contract/calls/account';
import { requirePassword } from '../../auth/account/require-password.ts';
import { presentPassword, setPassword } from '../../auth/password/new-password.ts';
import { requireStrongPassword } from '../../auth/password/password.ts';
import { createSession } from '../../auth/session/sessions.ts';
import { bindCall } from '../../platform/call/bind-call.ts';

export const changePasswordCall = bindCall(
  changePassword,
  async (_query, _params, context, { currentPassword, password }) => {
    const { database, secrets, userAgent, now } = context;
    const seeker = await requirePassword(context, currentPassword);
    requireStrongPassword(password, seeker);
    if (password === currentPassword) throw presentPassword();
    const token = await database.transaction().execute(async (transaction) => {
      await setPassword(context, transaction, seeker, { password, reason: 'password-change' });
      const session = { seeker, isSecondStep: false, userAgent, now };
      return createSession(transaction, secrets.token, session);
    });
    return {
      token,
      secondFactor: null,
      message: context.messages['answers-account'].passwordChanged,
    };
  },
);
