import { expect, it } from 'vitest';
import { listPlaywright, listVitest } from './list-tests.mjs';

it('lists the tests of vitest with their file, time and the first line of what failed', () => {
  const report = {
    testResults: [
      {
        name: '/site/packages/a/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a list is short', status: 'passed', duration: 3, failureMessages: [] },
          {
            fullName: 'a list is sorted',
            status: 'failed',
            duration: 1_204.5,
            failureMessages: [
              '\u001b[31mAssertionError: expected 2 to be 1\u001b[39m\n    at a.ts:4',
            ],
          },
          { fullName: 'a list is empty', status: 'skipped', duration: null },
        ],
      },
    ],
  };
  const file = 'packages/a/a.test.ts';
  expect(listVitest(report, '/site')).toEqual([
    { name: 'a list is short', file, ms: 3, error: null, evidence: [] },
    {
      name: 'a list is sorted',
      file,
      ms: 1_204.5,
      error: 'AssertionError: expected 2 to be 1',
      evidence: [],
    },
    { name: 'a list is empty', file, ms: 0, error: 'skipped', evidence: [] },
  ]);
});

it('lists a file of vitest that could not run as a failed test', () => {
  const broken = { name: '/site/b.test.ts', status: 'failed', assertionResults: [] };
  const report = { testResults: [{ ...broken, message: 'Error: no such module\n  at b.ts' }] };
  expect(listVitest(report, '/site')).toEqual([
    { name: 'b.test.ts', file: 'b.test.ts', ms: 0, error: 'Error: no such module', evidence: [] },
  ]);
});

it('lists the tests of Playwright with their groups, and the traces and pictures of those that failed', () => {
  const passed = { status: 'passed', duration: 900, attachments: [{ path: '/site/video' }] };
  const failed = {
    status: 'timedOut',
    duration: 60_000,
    error: { message: '\u001b[31mTest timeout of 60000ms exceeded.\u001b[39m' },
    attachments: [{ path: '/site/test-results/desk/trace.zip' }, {}],
  };
  const specOf = (title: string, status: string, result: object) => ({
    title,
    file: 'desk.spec.ts',
    line: 8,
    tests: [{ status, results: [result as typeof passed] }],
  });
  const report = {
    suites: [
      {
        title: 'desk.spec.ts',
        specs: [specOf('opens', 'expected', passed)],
        suites: [{ title: 'on a phone', specs: [specOf('is sound', 'unexpected', failed)] }],
      },
    ],
  };
  const file = 'tests/e2e/desk.spec.ts:8';
  expect(listPlaywright(report, '/site')).toEqual([
    { name: 'opens', file, ms: 900, error: null, evidence: [] },
    {
      name: 'on a phone > is sound',
      file,
      ms: 60_000,
      error: 'Test timeout of 60000ms exceeded.',
      evidence: ['test-results/desk/trace.zip'],
    },
  ]);
});
