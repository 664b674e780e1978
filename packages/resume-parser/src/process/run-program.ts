import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ParseOutcome } from '@broadsheet/contract/entities/parsed-resume';
import { Value } from 'typebox/value';
import type { ParseOrder } from './parse-order.ts';

export interface ResumeProgram {
  /** The program `resume-program`, built or as its source. */
  readonly file: URL;
  /** Arguments for Node, for sources that were not built. */
  readonly nodeArguments?: readonly string[];
}
export interface ParseLimits {
  /** Measured from the start of the process. */
  readonly timeoutMs: number;
  /** The limit of the whole process. Node and PDF.js take nearly 100 MB of it. */
  readonly memoryMb: number;
}

/**
 * Parses one file in a process of its own, which does not get this one's environment and is killed when it exceeds its
 * time or memory. Always returns an outcome.
 * @param signal ends it at once, as a timeout.
 */
export const runProgram = async (
  { file, nodeArguments = [] }: ResumeProgram,
  order: ParseOrder,
  { timeoutMs, memoryMb }: ParseLimits,
  signal: AbortSignal,
): Promise<ParseOutcome> => {
  const child = fork(fileURLToPath(file), [String(memoryMb)], {
    execArgv: [...nodeArguments, `--max-old-space-size=${Math.ceil(memoryMb / 2)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    timeout: timeoutMs,
    signal,
    killSignal: 'SIGKILL',
  });
  let answer: unknown = null;
  child.once('message', (message) => {
    answer = message;
  });
  // Without a listener, a process that cannot be started or written to would crash this one.
  child.on('error', () => undefined);
  child.send(order, () => undefined);
  const killedBy = await new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('close', (_code, by) => resolve(by));
  });
  if (Value.Check(ParseOutcome, answer)) return answer;
  if (child.killed) return { failure: 'timeout' };
  // It was killed by its own watch, by the system, or by V8 for lack of memory; otherwise it failed.
  return { failure: killedBy === null ? 'unreadable' : 'too-large' };
};
