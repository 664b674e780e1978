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

/** Who is signed in, asked of the auth service when there is a sign of somebody, and once for all who want to know. */
export const loadSession = async (): Promise<SessionState> => {
  if (isMember() && !readContext().layout.validated) {
    pending ??= request().finally(() => {
      pending = null;
    });
    await pending;
  }
  return readContext().session;
};
