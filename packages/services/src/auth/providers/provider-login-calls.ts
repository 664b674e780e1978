import {
  identityLinks,
  linkProvider,
  loginProviders,
  providerTicket,
  registerWithProvider,
  sendProviderCode,
  unlinkProvider,
} from '@broadsheet/contract/calls/provider-login';
import { AppError } from '@broadsheet/contract/errors';
import { formatMessage } from '@broadsheet/messages/format-message';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { countLoginClient } from '../account/login-limits.ts';
import { countMail } from '../account/mail-limits.ts';
import { readSeeker } from '../account/require-password.ts';
import { issueCode } from '../codes/codes.ts';
import { requireActive } from '../codes/require-active.ts';
import { maskTarget } from '../codes/send-code.ts';
import { beginSession } from '../session/begin-session.ts';
import { readLinks, removeLink, saveLink } from './identity-links.ts';
import { proveTicket } from './prove-ticket.ts';
import type { ProviderSource } from './providers.ts';
import { createProviderSeeker } from './register-seeker.ts';
import { changeTicket, findTicket, requireTicket, spendTicket, ticketOwner } from './tickets.ts';

type Context = CallContext & ProviderSource;

export const loginProvidersCall = bindCall(
  loginProviders,
  (_query, _params, { brand, providers }: Context) => ({ items: [...providers.list(brand)] }),
);

export const providerTicketCall = bindCall(
  providerTicket,
  async (query, _params, context: Context) => {
    const { provider, step, email, name, is_code_sent } = await findTicket(context, query.ticket);
    return {
      provider: context.providers.get(context.brand, provider).config.name,
      step,
      email,
      name,
      isCodeSent: is_code_sent,
    };
  },
);

export const sendProviderCodeCall = bindCall(
  sendProviderCode,
  async (_query, _params, context: Context, body) => {
    const ticket = await requireTicket(context, body);
    const email = ticket.step === 'prove' ? (body.email ?? ticket.email) : ticket.email;
    if (email === null) {
      const message = context.messages.forms.emailMissing;
      throw new AppError('VALIDATION', { details: [{ path: 'body/email', message }] });
    }
    await countMail(context, email);
    const { brand, now } = context;
    await context.database.transaction().execute(async (database) => {
      const code = await issueCode({ ...context, database }, ticketOwner(ticket), email);
      await changeTicket({ database }, ticket, { email, is_code_sent: true });
      // Of no account: who proves an address need not have one.
      await queueMessage(database, {
        brand,
        channel: 'email',
        seekerId: null,
        recipient: email,
        template: 'login-code',
        variables: { name: ticket.name || email.slice(0, email.indexOf('@')), code },
        now,
      });
    });
    const { loginCodeSent } = context.messages['answers-account'];
    return { message: formatMessage(loginCodeSent, { contact: maskTarget(email) }) };
  },
);

export const linkProviderCall = bindCall(
  linkProvider,
  async (_query, _params, context: Context, body) => {
    await countLoginClient(context);
    const ticket = await requireTicket(context, body);
    const seeker = await proveTicket(context, ticket, body);
    if (!seeker) {
      const { emailVerified } = context.messages['answers-account'];
      return { secondFactor: null, step: 'register', message: emailVerified } as const;
    }
    await requireActive(context, seeker);
    const { name } = context.providers.get(context.brand, ticket.provider).config;
    await context.database.transaction().execute(async (transaction) => {
      await spendTicket(transaction, ticket);
      await saveLink(context, transaction, seeker, ticket, name);
    });
    return { ...(await beginSession(context, seeker)), step: null };
  },
);

export const registerWithProviderCall = bindCall(
  registerWithProvider,
  async (_query, _params, context: Context, body) => {
    await countLoginClient(context);
    const ticket = await requireTicket(context, body);
    return beginSession(context, await createProviderSeeker(context, ticket, body));
  },
);

export const identityLinksCall = bindCall(
  identityLinks,
  async (_query, _params, context: Context) => readLinks(context, await readSeeker(context)),
);

export const unlinkProviderCall = bindCall(
  unlinkProvider,
  async (_query, _params, context: Context, { provider }) => {
    const seeker = await readSeeker(context);
    await context.database.transaction().execute(async (transaction) => {
      // Two links that are removed at once must not both be the last but one.
      await transaction
        .selectFrom('seekers')
        .select('id')
        .where('id', '=', seeker.id)
        .forUpdate()
        .execute();
      await removeLink(transaction, seeker, provider);
    });
    const message = context.messages['answers-account'].loginUnlinked;
    return { ...(await readLinks(context, seeker)), message };
  },
);
