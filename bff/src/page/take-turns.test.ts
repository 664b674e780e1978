import { expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve));

it('has long pieces of work that are ready together done in their order, others heard in between', async () => {
  const waits: number[] = [];
  const takeTurn = createTurns((ms) => waits.push(ms));
  const done: string[] = [];
  const work = async (name: string) => {
    await takeTurn();
    done.push(name);
  };
  const all = [work('first'), work('second'), work('third')];
  await nextRound();
  done.push('somebody else');
  await Promise.all(all);
  expect(done[0]).toBe('first');
  expect(done.indexOf('somebody else')).toBeLessThan(done.indexOf('third'));
  expect(done.filter((name) => name !== 'somebody else')).toEqual(['first', 'second', 'third']);
  expect(waits).toHaveLength(3);
});

it('has nobody wait who comes alone, and tells so', async () => {
  const waits: number[] = [];
  const takeTurn = createTurns((ms) => waits.push(ms));
  expect(takeTurn()).toBeUndefined();
  await nextRound();
  expect(takeTurn()).toBeUndefined();
  expect(waits).toEqual([0, 0]);
});
