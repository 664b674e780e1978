import { expect, it } from 'vitest';
import { runSteps } from './run-steps.mjs';

const outcome = (name: string, error: string | null) => ({
  name,
  file: 'a.test.ts',
  ms: 5,
  error,
  evidence: [],
});

it('ends with every test that failed, after the slowest tests and what became of the steps', async () => {
  const lines: string[] = [];
  const steps = [
    {
      name: 'vitest',
      run: async () => ({
        passed: 1,
        failed: 1,
        notes: [],
        tests: [outcome('is fine', null), outcome('is red', 'Error: no')],
      }),
    },
    { name: 'browser', run: async () => ({ passed: 1, failed: 0, notes: [], tests: [] }) },
  ];
  expect(await runSteps(steps, (line) => lines.push(line))).toEqual({ passed: 2, failed: 1 });
  const end = lines.at(-1) ?? '';
  expect(end.indexOf('slowest tests')).toBeLessThan(end.indexOf('FAILED vitest'));
  expect(end.trim().split('\n').slice(-4)).toEqual([
    'failed tests (1):',
    '✗ is red',
    '    a.test.ts',
    '    Error: no',
  ]);
});
