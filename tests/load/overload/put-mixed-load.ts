import { setTimeout as wait } from 'node:timers/promises';
import type { MixedRequest } from './mixed-requests.ts';
import type { MixedAnswer, Requester } from './request-mixed.ts';

const TICK_MS = 4;

/** This many clients, each of which sends the next request after each response. */
export const requestInTurn = async (
  { request }: Requester,
  next: () => MixedRequest,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<MixedAnswer[]> => {
  const answers: MixedAnswer[] = [];
  const endsAt = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < endsAt) answers.push(await request(next()));
  };
  await Promise.all(Array.from({ length: clients }, one));
  return answers;
};

/** This many requests a second, independent of earlier responses: like independent people. */
export const requestAtRate = async (
  { request }: Requester,
  next: () => MixedRequest,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<MixedAnswer[]> => {
  const answers: Promise<MixedAnswer>[] = [];
  const beganAt = performance.now();
  for (let passed = 0; passed < seconds * 1_000; passed = performance.now() - beganAt) {
    const due = (passed / 1_000) * perSecond;
    while (answers.length < due) answers.push(request(next()));
    await wait(TICK_MS);
  }
  return Promise.all(answers);
};
