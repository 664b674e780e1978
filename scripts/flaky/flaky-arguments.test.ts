import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isBrowserSpec, listTestFiles } from './list-test-files.mjs';
import { readArguments } from './read-arguments.mjs';
import { createTally, describeTally } from './tally-tests.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the arguments', () => {
  it('are a number of rounds, a seed and parts of paths, in any order', () => {
    expect(readArguments([], 5)).toEqual({ rounds: 20, seed: 5, files: [] });
    expect(readArguments(['3', 'tests/sweep', '--seed=9', 'chat'], 5)).toEqual({
      rounds: 3,
      seed: 9,
      files: ['tests/sweep', 'chat'],
    });
  });

  it('are refused where an option does not exist', () => {
    expect(() => readArguments(['--sed=9'], 5)).toThrow('--sed=9 is no option');
  });
});

describe('the files', () => {
  it('are those that npm test runs, of both runners', () => {
    const files = listTestFiles(root, []);
    expect(files).toContain('tests/e2e/sweep.spec.ts');
    expect(files).toContain('scripts/flaky/flaky-arguments.test.ts');
    expect(files.filter((file) => file.includes('.verify.test'))).toEqual([]);
    expect(files.filter(isBrowserSpec).every((file) => file.startsWith('tests/e2e/'))).toBe(true);
  });

  it('are narrowed by names, and a name without a file is a mistake', () => {
    expect(listTestFiles(root, ['flaky-arg'])).toEqual(['scripts/flaky/flaky-arguments.test.ts']);
    expect(() => listTestFiles(root, ['no-such'])).toThrow('no test file has no-such in its path');
  });
});

it('names the tests that ever failed, the most frequent first, with their rounds', () => {
  const test = (name: string, error: string | null) => ({
    name,
    file: 'a.test.ts',
    ms: 1,
    error,
    evidence: error === null ? [] : ['trace.zip'],
  });
  const tally = createTally();
  tally.add(1, [test('steady', null), test('rare', 'Error: once'), test('often', 'Error: no')]);
  tally.add(2, [test('steady', null), test('rare', null), test('often', 'Error: again')]);
  tally.add(3, [test('rare', null)]);
  expect(describeTally(tally.list())).toBe(
    [
      '✗ often',
      '    a.test.ts',
      '    failed in 2 of 2 runs: rounds 1, 2',
      '    Error: no',
      '    trace.zip',
      '✗ rare',
      '    a.test.ts',
      '    failed in 1 of 3 runs: rounds 1',
      '    Error: once',
      '    trace.zip',
    ].join('\n'),
  );
});
