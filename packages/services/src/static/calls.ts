import type { BoundCall } from '../platform/call/bind-call.ts';
import * as country from './country-calls.ts';

/** The calls of the static service. */
export const STATIC_CALLS = [country].flatMap((calls) => Object.values<BoundCall>(calls));
