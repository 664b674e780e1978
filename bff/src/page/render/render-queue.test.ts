import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Queues pieces of work that become ready together and take `eachMs` each; returns the pieces of each event loop round.
 */
const roundsOf = async (pieces: number, eachMs: number): Promise<number[][]> => {
  let at = 0;
  const takeTurn = createRenderQueue(
    () => undefined,
    () => at,
  );
  const rounds: number[][] = [];
  let current: number[] = [];
  const work = async (piece: number) => {
    await takeTurn();
    at += eachMs;
    current.push(piece);
  };
  const all = Array.from({ length: pieces }, (_, piece) => work(piece));
  for (let done = 0; done < pieces; done += current.length) {
    current = [];
    rounds.push(current);
    await nextRound();
  }
  await Promise.all(all);
  return rounds.filter((round) => round.length > 0);
};

it('has long pieces of work done in their order, one in a round, others heard in between', async () => {
  expect(await roundsOf(4, 10)).toEqual([[0], [1], [2], [3]]);
});

it('has as many short ones done in a round as its time allows', async () => {
  expect(await roundsOf(6, 2)).toEqual([[0], [1, 2, 3], [4, 5]]);
});

it('does not delay a piece that comes alone, and reports no wait', async () => {
  const waits: number[] = [];
  const takeTurn = createRenderQueue((ms) => waits.push(ms));
  expect(takeTurn()).toBeUndefined();
  await nextRound();
  expect(takeTurn()).toBeUndefined();
  expect(waits).toEqual([0, 0]);
});

it('reports how long each piece waited', async () => {
  let at = 0;
  const waits: number[] = [];
  const takeTurn = createRenderQueue(
    (ms) => waits.push(ms),
    () => at,
    () => () => at,
  );
  takeTurn();
  const second = takeTurn();
  at = 30;
  await second;
  expect(waits).toEqual([0, 30]);
});
