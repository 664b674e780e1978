import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.mjs';

const file = (...statuses: string[]) => ({
  name: 'a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
});
const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };

describe('the count of vitest', () => {
  it('adds up the tests of all files', () => {
    const report = { testResults: [file('passed', 'passed'), file('passed', 'failed')] };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, notes: [] });
  });

  it('takes a skipped test for a failed one and names it', () => {
    const report = { testResults: [file('passed', 'pending', 'todo')] };
    expect(countVitest(report, 0)).toEqual({
      passed: 1,
      failed: 2,
      notes: ['skipped: test 1', 'skipped: test 2'],
    });
  });

  it('takes a file that could not run for a failure, alone or after its tests passed', () => {
    const broken = { ...file('passed'), status: 'failed' };
    const empty = { ...file(), name: 'b.test.ts', status: 'failed' };
    expect(countVitest({ testResults: [broken, empty] }, 1)).toEqual({
      passed: 1,
      failed: 2,
      notes: ['a.test.ts could not run', 'b.test.ts could not run'],
    });
  });

  it('fails a run without tests, and a runner that fails though its tests passed', () => {
    expect(countVitest({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest({ testResults: [file('passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      notes: ['the runner ended with code 1'],
    });
  });
});

describe('the count of Playwright', () => {
  it('takes what was expected for passed', () => {
    expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 2, failed: 0, notes: [] });
  });

  it('takes flaky and skipped tests for failed ones', () => {
    const report = { stats: { ...stats, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] };
    expect(countPlaywright(report, 1)).toEqual({
      passed: 2,
      failed: 3,
      notes: ['1 flaky', '1 skipped'],
    });
  });

  it('fails a run that could not begin, and says why', () => {
    const none = { ...stats, expected: 0 };
    expect(countPlaywright({ stats: none, errors: [{ message: 'no site' }] }, 1)).toEqual({
      passed: 0,
      failed: 1,
      notes: ['no site', 'no test was run'],
    });
  });
});
