import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError, ERRORS, type ErrorCode, errorBody } from './errors.ts';
import { FAILURES } from './failure-codes.ts';

const documented = new Map(
  [
    ...readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8').matchAll(
      /^\| `(\w+)` +\| (\d+) +\| (\d+) +\| (.+?) +\|$/gm,
    ),
  ].map(([, code, status, statusCode, message]) => [
    code,
    { status: Number(status), statusCode: Number(statusCode), message },
  ]),
);

describe('the error catalogue', () => {
  it('equals its documentation, in both directions', () => {
    const catalogue = new Map(
      (Object.keys(ERRORS) as ErrorCode[]).map((code) => {
        const { statusCode, message } = errorBody(code, 'r');
        return [code, { status: ERRORS[code].status, statusCode, message }];
      }),
    );
    expect(documented).toEqual(catalogue);
  });

  it('holds the messages of the specification word for word', () => {
    expect(Object.values(ERRORS).map((error) => error.message)).toEqual(
      expect.arrayContaining([
        'Taking too long to response. Please try again later.',
        'Something went wrong, please try again after some time!!',
        'Please check your internet connection and try again.',
        'Unknown error',
        'some issue while registering! Please try again!',
        'Try again!',
        'Something went wrong',
        'Failed to update, try again',
        'Something Went Wrong !',
        'profile not found',
        'Something went wrong. Please try again later.',
        'Please select a course',
      ]),
    );
  });

  it('never carries a cause to the client', () => {
    const error = new AppError('UNKNOWN', { cause: new Error('select * from secrets') });
    expect(JSON.stringify(errorBody(error.code, 'r1', error.details))).not.toContain('secrets');
  });
});

it('browsers know every code that a gateway could have sent in its place', () => {
  const ofGateways = Object.entries(ERRORS).filter(([, { status }]) => [502, 504].includes(status));
  expect(ofGateways.map(([code]) => code).filter((code) => !Object.hasOwn(FAILURES, code))).toEqual(
    [],
  );
});
