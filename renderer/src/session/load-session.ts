import { isMember } from '@broadsheet/browser-calls/browser-cookies';
import { callService } from '@broadsheet/browser-calls/call-service';
import { validate } from '@broadsheet/contract/calls/auth';
import { changeContext, readContext, type SessionState } from './app-context.ts';

let pending: Promise<void> | null = null;

const request = async (): Promise<void> => {
  const result = await callService(validate, {}, { page: window.location.search });
  if (!result.ok) return;
  const { isLoggedIn, statusType, userId, isPro, obfuscatedUserId, authInfo } = result.data;
  changeContext((before) => ({
    ...before,
    session: { isLoggedIn, statusType, userId, isPro, obfuscatedUserId, authInfo },
    layout: { ...before.layout, validated: true },
  }));
};

/** Loads the session from the auth service if there is a sign of one; all callers share one request. */
export const loadSession = async (): Promise<SessionState> => {
  if (isMember() && !readContext().layout.validated) {
    pending ??= request().finally(() => {
      pending = null;
    });
    await pending;
  }
  return readContext().session;
};
