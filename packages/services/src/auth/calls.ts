import type { BoundCall } from '../platform/call/bind-call.ts';
import * as reset from './password/reset-calls.ts';
import * as register from './registration/register-calls.ts';
import * as login from './session/login-calls.ts';
import * as session from './session/session-calls.ts';

/** The calls of the auth service. */
export const AUTH_CALLS = [reset, register, login, session].flatMap((calls) =>
  Object.values<BoundCall>(calls),
);
