import type { BoundCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import * as reset from './password/reset-calls.ts';
import * as providerFlow from './providers/provider-flow-calls.ts';
import * as providerLogin from './providers/provider-login-calls.ts';
import type { ProviderSource } from './providers/providers.ts';
import * as register from './registration/register-calls.ts';
import * as login from './session/login-calls.ts';
import * as session from './session/session-calls.ts';
import * as smsLogin from './session/sms-login-calls.ts';

/** The calls of the auth service. */
export const AUTH_CALLS = [
  reset,
  register,
  login,
  session,
  smsLogin,
  providerFlow,
  providerLogin,
].flatMap((calls) => Object.values<BoundCall<CallContext & ProviderSource>>(calls));
