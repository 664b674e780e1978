import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Finding } from '@broadsheet/contract/finding';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWorkerProver } from './prove-in-worker.ts';
import { sourceWorker } from './source-worker.fixture.ts';

const never = new AbortController().signal;
const home = await readFile(
  fileURLToPath(new URL('../../../../layouts/home.json', import.meta.url)),
  'utf8',
);
const task = (text: string) => ({
  file: 'layouts/home.json',
  text,
  brands: [],
  experiments: null,
  audiences: null,
});
const inline = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const answerClean = `
import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
for (const { text } of workerData) {
  if (text === 'die') process.exit(7);
  if (text === 'throw') throw new Error('out of luck');
  if (text === 'hang') {
    new BroadcastChannel('proof-hangs').postMessage(null);
    for (;;);
  }
  parentPort.postMessage([]);
}`;

const textsOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ code, message }) => `${code} ${message}`);
const unproved = (reason: string): string =>
  `PROOF_FAILED the plans of this layout could not be proved: ${reason}`;

afterEach(() => void vi.useRealTimers());

describe('the worker', () => {
  it('proves with the registry of its own build, each layout separately', async () => {
    const prove = createWorkerProver(sourceWorker());
    const found = await prove(
      [task(home), task(home.replace('"site-footer"', '"site-footr"')), task('{')],
      never,
    );
    expect(found.map((each) => each.map(({ code }) => code))).toEqual([
      [],
      ['UNKNOWN_BLOCK_TYPE'],
      ['JSON_SYNTAX'],
    ]);
  });

  it.each([
    ['dies', 'die', 'its thread stopped with code 7'],
    ['throws', 'throw', 'out of luck'],
  ])('that %s costs only the layout it was at', async (_, text, reason) => {
    const prove = createWorkerProver(inline(answerClean));
    const found = await prove([task('good'), task(text), task('good too')], never);
    expect(found.map(textsOf)).toEqual([[], [unproved(reason)], []]);
  });

  it('that hangs costs only the layout it was at', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = new BroadcastChannel('proof-hangs');
    hanging.onmessage = () => void vi.advanceTimersByTime(30_000);
    const found = await createWorkerProver(inline(answerClean))(
      [task('hang'), task('good')],
      never,
    );
    hanging.close();
    expect(found.map(textsOf)).toEqual([[unproved('it took longer than 30 s')], []]);
  });

  it('that cannot start is a failed proof of every layout', async () => {
    const prove = createWorkerProver(new URL('file:///nowhere/proof-worker.js'));
    const found = await prove([task('a'), task('b')], never);
    expect(found.map((each) => each.map(({ code }) => code))).toEqual([
      ['PROOF_FAILED'],
      ['PROOF_FAILED'],
    ]);
  });

  it('is stopped when its proof is no longer needed', async () => {
    const wanted = new AbortController();
    const proof = createWorkerProver(inline(answerClean))([task('hang')], wanted.signal);
    wanted.abort();
    await expect(proof).rejects.toBe(wanted.signal.reason);
  });
});
