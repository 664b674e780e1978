import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
const written: string[] = [];

for (const method of METHODS) {
  console[method] = (...values: unknown[]) => {
    written.push(`console.${method}: ${format(...values)}`);
  };
}

/** Takes the console output since the last call. */
export const takeConsoleOutput = (): string[] => written.splice(0);

const failOnOutput = () => {
  const lines = takeConsoleOutput();
  if (lines.length > 0) throw new Error(`a test must write nothing:\n${lines.join('\n')}`);
};

afterEach(failOnOutput);
afterAll(failOnOutput);
