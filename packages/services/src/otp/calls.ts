import type { BoundCall } from '../platform/call/bind-call.ts';
import * as otp from './otp-calls.ts';

/** The calls of the otp service. */
export const OTP_CALLS = [otp].flatMap((calls) => Object.values<BoundCall>(calls));
