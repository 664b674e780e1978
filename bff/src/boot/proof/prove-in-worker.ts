import { Worker } from 'node:worker_threads';
import { type Prove, proofFailure } from '@broadsheet/content-store/known-proofs';
import type { Finding } from '@broadsheet/contract/finding';
import type { ProofTask } from '@broadsheet/layout-engine/prove-layout';

const PROOF_LIMIT_MS = 30_000;
/** A layout whose proof needs more memory is refused, before it starves request handling. */
const HEAP_LIMIT_MB = 512;

interface Run {
  readonly verdicts: readonly (readonly Finding[])[];
  /** Why the next task has no verdict; null when all have. */
  readonly failure: string | null;
}

const runWorker = (worker: URL, tasks: readonly ProofTask[], signal: AbortSignal): Promise<Run> =>
  new Promise((resolve, reject) => {
    const verdicts: (readonly Finding[])[] = [];
    const thread = new Worker(worker, {
      workerData: tasks,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    });
    const end = (failure: string | null): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      thread.removeAllListeners();
      // A terminated thread may still emit an error; nothing waits for it any more.
      thread.on('error', () => undefined);
      void thread.terminate();
      if (signal.aborted) reject(signal.reason);
      else resolve({ verdicts, failure });
    };
    const leave = (): void => end(null);
    const outOfTime = (): void => end(`it took longer than ${PROOF_LIMIT_MS / 1_000} s`);
    let timer = setTimeout(outOfTime, PROOF_LIMIT_MS);
    thread.on('message', (verdict: readonly Finding[]) => {
      verdicts.push(verdict);
      clearTimeout(timer);
      if (verdicts.length === tasks.length) end(null);
      else timer = setTimeout(outOfTime, PROOF_LIMIT_MS);
    });
    let thrown: string | null = null;
    // An error may overtake verdicts that were sent before it; the exit event is always last.
    thread.on('error', (error) => {
      thrown = error.message;
    });
    thread.on('exit', (code) => end(thrown ?? `its thread stopped with code ${code}`));
    signal.addEventListener('abort', leave, { once: true });
  });

/**
 * Proves layouts one after the other in a worker thread. A layout that fails there gets the finding PROOF_FAILED, and
 * the others continue.
 * @param worker the program `proof-worker`.
 */
export const createWorkerProver =
  (worker: URL): Prove =>
  async (tasks, signal) => {
    const verdicts: (readonly Finding[])[] = [];
    while (verdicts.length < tasks.length) {
      signal.throwIfAborted();
      const left = tasks.slice(verdicts.length);
      const run = await runWorker(worker, left, signal);
      verdicts.push(...run.verdicts);
      const failed = tasks[verdicts.length];
      if (failed)
        verdicts.push([proofFailure(failed.file, run.failure ?? 'its thread stopped early')]);
    }
    return verdicts;
  };
