import { describe, expect, it } from 'vitest';
import { failedAnswer, failedToReach } from './call-result.ts';
import { changePassword, verifyContact } from './calls/account.ts';
import { login } from './calls/auth.ts';
import { ERRORS, errorBody } from './errors.ts';

describe('a call that failed', () => {
  it('has an empty object for its data, and the server’s error', () => {
    const details = [{ path: 'body/email', message: 'must be an e-mail address' }];
    expect(failedAnswer(login, 400, errorBody('VALIDATION', 'r1', details))).toEqual({
      ok: false,
      data: {},
      error: {
        status: 400,
        statusCode: 400,
        code: 'VALIDATION',
        message: ERRORS.VALIDATION.message,
        details,
      },
    });
  });

  it.each([
    [502, 'Something went wrong, please try again after some time!!', 0],
    [500, 'Unknown error', 500],
    [504, 'Taking too long to response. Please try again later.', 0],
    [404, 'Unknown error', 500],
  ])('has the message of our error code where %i has no body', (status, message, code) => {
    for (const body of [undefined, null, 'text', [], {}, { message: 7 }])
      expect(failedAnswer(login, status, body).error).toMatchObject({ message, statusCode: code });
  });

  it.each([
    [502, 'Something went wrong, please try again after some time!!'],
    [504, 'Taking too long to response. Please try again later.'],
  ])('has the message of our error code where a proxy answers %i itself', (status, message) => {
    const bodies = [{ message: 'Bad Gateway' }, { message: 'no upstream', code: 'LB-7' }];
    for (const body of bodies)
      expect(failedAnswer(login, status, body).error.message).toBe(message);
  });

  it('has the call’s own message where the server has one', () => {
    const failed = failedAnswer(login, 502, errorBody('SETTINGS_SAVE_FAILED', 'r1'));
    expect(failed.error.message).toBe('Failed to update, try again');
  });

  it('was not answered in time, or the browser is offline', () => {
    expect(failedToReach(login, 'TIMEOUT').error).toMatchObject({
      message: 'Taking too long to response. Please try again later.',
      statusCode: 0,
    });
    expect(failedToReach(login, 'OFFLINE').error).toMatchObject({
      message: 'Please check your internet connection and try again.',
      statusCode: 0,
    });
  });

  it('has a name where the password was to be changed', () => {
    const named = failedAnswer(changePassword, 403, errorBody('WRONG_PASSWORD', 'r1'));
    expect(named.error.name).toBe('wrong_password');
    expect(failedAnswer(changePassword, 500, {}).error.name).toBe('unknown_error');
    expect(failedAnswer(login, 500, {}).error.name).toBeUndefined();
  });

  it('has its code outside of the error where a contact was to be verified', () => {
    const failed = failedAnswer(verifyContact, 400, errorBody('CODE_WRONG', 'r1'));
    expect(failed.code).toBe('CODE_WRONG');
    expect(failed.error.code).toBeNull();
  });
});
