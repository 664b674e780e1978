import type { ParseOutcome } from '@broadsheet/contract/entities/parsed-resume';
import { AppError } from '@broadsheet/contract/errors';
import type { ParseOrder } from './parse-order.ts';
import { type ParseLimits, type ResumeProgram, runProgram } from './run-program.ts';

/** Two, so that one file that takes its full time does not block all others. */
const AT_ONCE = 2;
const WAITING_MAX = 20;

export interface ResumeParser {
  /** Throws SERVICE_UNAVAILABLE while twenty others wait, and nothing else: a bad file is an outcome, not an error. */
  readonly parseInWorker: (order: ParseOrder, limits: ParseLimits) => Promise<ParseOutcome>;
  /** Parsing in progress ends as a timeout. */
  readonly close: () => void;
}

/** Parses resumes in processes of their own, two at a time. */
export const createResumeParser = (program: ResumeProgram): ResumeParser => {
  const closing = new AbortController();
  const waiting: (() => void)[] = [];
  let running = 0;

  const begin = async (): Promise<void> => {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= WAITING_MAX) throw new AppError('SERVICE_UNAVAILABLE');
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    parseInWorker: async (order, limits) => {
      await begin();
      try {
        return await runProgram(program, order, limits, closing.signal);
      } finally {
        end();
      }
    },
    close: () => closing.abort(),
  };
};
