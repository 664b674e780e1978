import type { CallDefinition } from '@broadsheet/contract/call';
import type { ErrorCode } from '@broadsheet/contract/errors';
import { isWrite } from '../require-caller.ts';

const ALWAYS: readonly ErrorCode[] = [
  'VALIDATION',
  'RATE_LIMITED',
  'UNKNOWN',
  'BAD_GATEWAY',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
];
const OF_WRITES: readonly ErrorCode[] = ['FORBIDDEN'];
const OF_BODIES: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
const OF_UPLOADS: readonly ErrorCode[] = [
  'FILE_MISSING',
  'FILE_TOO_LARGE',
  'FILE_WRONG_TYPE',
  'FILE_BROKEN',
  'FILE_UNSAFE',
  'PICTURE_TOO_LARGE',
  'VIDEO_TOO_LONG',
  'KEY_REUSED',
];
const OF_SESSIONS: readonly ErrorCode[] = ['SESSION_EXPIRED', 'SESSION_ENDED'];

/** The error codes common to calls of this shape; the service may have more. */
export const callErrors = (call: CallDefinition): readonly ErrorCode[] => [
  ...ALWAYS,
  ...(isWrite(call) && call.auth !== 'recruiter' ? OF_WRITES : []),
  ...(call.body ? OF_BODIES : []),
  ...(call.upload ? OF_UPLOADS : []),
  ...(call.auth === 'token'
    ? [call.service === 'otp' ? ('OTP_WITHOUT_TOKEN' as const) : ('UNAUTHORIZED' as const)]
    : []),
  ...(call.auth === 'recruiter' ? (['RECRUITER_TOKEN_WRONG'] as const) : []),
  ...(call.auth === 'token' || call.knowsReader ? OF_SESSIONS : []),
  ...(call.failure ? [call.failure] : []),
];
