import { describe, expect, it } from 'vitest';
import { describeFailures, describeSlowest } from './describe-tests.mjs';

const outcome = (
  name: string,
  ms: number,
  error: string | null = null,
  evidence: string[] = [],
) => ({
  name,
  file: `${name}.test.ts`,
  ms,
  error,
  evidence,
});

describe('the failed tests of a run', () => {
  it('are named with file, error, picture and the command that opens the trace', () => {
    const evidence = ['test-results/b/shot.png', 'test-results/b/trace.zip'];
    expect(describeFailures([outcome('a', 1), outcome('b', 2, 'Error: no', evidence)])).toBe(
      [
        'failed tests (1):',
        '✗ b',
        '    b.test.ts',
        '    Error: no',
        '    test-results/b/shot.png',
        '    npx playwright show-trace test-results/b/trace.zip',
      ].join('\n'),
    );
  });

  it('take no line where all have passed', () => {
    expect(describeFailures([outcome('a', 1)])).toBe('');
  });
});

describe('the slowest tests of a run', () => {
  it('are ten, the slowest first', () => {
    const tests = Array.from({ length: 12 }, (_, index) => outcome(`t${index}`, index * 1_000));
    const lines = describeSlowest(tests, 1).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe('   11.0 s  t11 (t11.test.ts)');
    expect(lines.join()).not.toContain('TOO LONG');
  });

  it('say which take too long, all of them, by the speed of the machine', () => {
    const tests = Array.from({ length: 12 }, (_, index) => outcome(`t${index}`, 30_000));
    expect(describeSlowest(tests, 1).match(/TOO LONG/g)).toHaveLength(12);
    expect(describeSlowest(tests, 2)).not.toContain('TOO LONG');
  });
});
