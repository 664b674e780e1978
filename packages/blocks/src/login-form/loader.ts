import { defineLoader } from '@broadsheet/contract/block-loader';
import {
  type IdentityProvider,
  ProviderTicket,
} from '@broadsheet/contract/entities/identity-provider';
import { failureText } from '@broadsheet/contract/form-outcome';
import { INACTIVE_CODE, REACTIVATE_STEP } from '@broadsheet/contract/reactivation';
import type Type from 'typebox';
import { Value } from 'typebox/value';
import { loadProviders } from '../shared/form/load-providers.ts';
import { loginForm } from './schema.ts';

type Data = Type.Static<typeof loginForm.data>;

const STEPS = [
  'forgot',
  'reset',
  'second-factor',
  'recovery-code',
  REACTIVATE_STEP,
  'mobile',
  'mobile-code',
] as const;
const TICKET_STEPS = ['link', 'link-code', 'prove', 'prove-code', 'register'] as const;

/** The login at a provider that the address names. What its ticket holds is personal: the browser asks for it. */
const readPending = (
  { ticket = '', with: id }: Readonly<Record<string, string | undefined>>,
  providers: readonly IdentityProvider[],
): Data['pending'] => {
  const provider = providers.find((offered) => offered.id === id);
  return provider && Value.Check(ProviderTicket, ticket) ? { ticket, provider } : null;
};

const stepOf = (step: string | undefined, pending: Data['pending']): Data['step'] => {
  const ofTicket = pending && TICKET_STEPS.find((known) => known === step);
  return ofTicket ?? STEPS.find((known) => known === step) ?? 'password';
};

export const loadLoginForm = defineLoader(loginForm, async (_settings, context) => {
  const { page } = context;
  const { step, next = '', done } = page.query;
  const isInactive = page.query.failed === INACTIVE_CODE;
  const providers = await loadProviders(context);
  const pending = readPending(page.query, providers);
  const data: Data = {
    step: isInactive ? REACTIVATE_STEP : stepOf(step, pending),
    next,
    failed: isInactive ? null : failureText(page),
    done: done === 'forgot' ? done : null,
    providers: [...providers],
    pending,
  };
  return { data };
});
