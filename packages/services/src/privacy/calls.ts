import type { BoundCall } from '../platform/call/bind-call.ts';
import * as ownData from './own-data-calls.ts';

/** The calls of export and erasure; the contract lists them under the user service. */
export const PRIVACY_CALLS = [ownData].flatMap((calls) => Object.values<BoundCall>(calls));
