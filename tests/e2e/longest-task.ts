import { type Browser, expect } from '@playwright/test';

const TASK = 'ThreadControllerImpl::RunTask';
/** Fewer tasks mean that nothing was traced. */
const TASKS_MIN = 30;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread, in ms of CPU time, without other load of the machine. */
export const longestTask = async (browser: Browser, act: () => Promise<void>): Promise<number> => {
  await browser.startTracing(undefined, { categories: ['toplevel'] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === TASK && pages.has(`${pid} ${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(TASKS_MIN);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000));
};
