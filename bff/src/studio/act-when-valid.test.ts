import { expect, it } from 'vitest';
import { actWhenValid } from './act-when-valid.ts';
import type { CheckedTexts } from './check-change.ts';

it('hands on which uploaded videos the check has found, anew after each refusal', async () => {
  const found = [['a'], ['a', 'b']];
  const check = async (): Promise<CheckedTexts> =>
    ({ findings: [], known: [], generation: 1, uploadedVideos: found.shift() }) as never;
  const given: unknown[] = [];
  const done = await actWhenValid(
    check,
    async (_, { uploadedVideos }) => {
      given.push(uploadedVideos);
      return given.length < 2 ? null : 'done';
    },
    { beneath: () => null },
  );
  expect([done, given]).toEqual(['done', [['a'], ['a', 'b']]]);
});
