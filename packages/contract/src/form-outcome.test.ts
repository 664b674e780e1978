import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { answerFailureText, failureText, hasOutcome, listOutcome } from './form-outcome.ts';
import { PAGE_KINDS, type PageLayoutName } from './page-kinds.ts';

const { outcomes } = builtInMessages();

const KINDS = Object.keys(PAGE_KINDS) as PageLayoutName[];
/** Pages with a job block that shows the outcomes of that job. */
const OF_ONE_JOB = ['jobdetail', 'jobapplied'];

describe('a job that was saved from a row of any page', () => {
  it.each(KINDS.filter((kind) => !OF_ONE_JOB.includes(kind)))('is told of on %s', (kind) => {
    const text = outcomes.jobSaved;
    expect(listOutcome({ kind, query: { done: 'save' } }, outcomes)).toEqual({
      isSuccess: true,
      text,
    });
  });

  it.each(OF_ONE_JOB)('is told of by a block of %s', (kind) => {
    expect(
      listOutcome({ kind: kind as PageLayoutName, query: { done: 'save' } }, outcomes),
    ).toBeNull();
  });
});

it('failures are shown by pages with job rows only, and by blocks elsewhere', () => {
  const query = { failed: 'JOB_NOT_FOUND' };
  expect(listOutcome({ kind: 'talentBridge', query }, outcomes)?.isSuccess).toBe(false);
  expect(listOutcome({ kind: 'login', query }, outcomes)).toBeNull();
  expect(listOutcome({ kind: 'login', query: { ...query, done: 'save' } }, outcomes)).toBeNull();
  expect(
    listOutcome({ kind: 'search', query: { ...query, search: 'course' } }, outcomes),
  ).toBeNull();
});

it('the failure of a form with fields of marketing is shown by no other block of its page', () => {
  const query = { unsent: 'FORM_CLOSED', form: 'signup' };
  expect(answerFailureText({ query })).toContain('closed');
  expect(failureText({ query })).toBeNull();
  expect(listOutcome({ kind: 'home', query }, outcomes)).toBeNull();
  expect(hasOutcome({ query })).toBe(true);
  expect(answerFailureText({ query: { failed: 'JOB_NOT_FOUND' } })).toBeNull();
});

it('an address contains no outcome without an action', () => {
  for (const done of ['', 'toString', '__proto__', 'hidden'])
    expect(listOutcome({ kind: 'home', query: { done } }, outcomes)).toBeNull();
});
