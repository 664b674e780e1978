import { expect, it } from 'vitest';
import { sessionEndOf } from './session-end.ts';

it('is 401 of any service but the one that signs in', () => {
  expect(sessionEndOf('/api/user/settings', 401)).toBe(401);
  expect(sessionEndOf('/api/otp/send', 401)).toBe(401);
  expect(sessionEndOf('/api/auth/validate', 401)).toBeNull();
});

it('is 406 and 418 of all, but of calls that are made without a session or to end it', () => {
  for (const status of [406, 418]) {
    expect(sessionEndOf('/api/auth/validate', status)).toBe(status);
    expect(sessionEndOf('/api/user/settings', status)).toBe(status);
    for (const call of ['login', 'register', 'forgot', 'resetpassword', 'user/logout'])
      expect(sessionEndOf(`/api/auth/${call}`, status)).toBeNull();
  }
});

it('is no other failure', () => {
  for (const status of [0, 200, 400, 403, 404, 429, 503])
    expect(sessionEndOf('/api/user/settings', status)).toBeNull();
});
