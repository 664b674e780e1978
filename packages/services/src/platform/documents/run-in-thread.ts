import type { Worker } from 'node:worker_threads';
import type { DocumentOrder } from './document-order.ts';

/** The first document of a thread waits for its fonts and programs to load: seconds on a busy machine. */
const WRITE_LIMIT_MS = 15_000;

/** Writes one document in a thread. Rejects with an Error when the thread ends first, or takes more than 15 s. */
export const runInThread = (thread: Worker, order: DocumentOrder): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      thread.off('message', succeed).off('error', fail).off('exit', stop);
    };
    const fail = ({ message }: Error): void => {
      leave();
      // A thread that is being stopped may still fail; nothing waits for it any more.
      thread.on('error', () => undefined);
      reject(new Error(`a document could not be written: ${message}`));
    };
    const stop = (code: number): void => fail(new Error(`its thread stopped with code ${code}`));
    const succeed = (bytes: Uint8Array): void => {
      leave();
      resolve(bytes);
    };
    const timer = setTimeout(
      () => fail(new Error(`it took longer than ${WRITE_LIMIT_MS / 1_000} s`)),
      WRITE_LIMIT_MS,
    );
    thread.on('message', succeed).on('error', fail).on('exit', stop);
    thread.postMessage(order);
  });
