import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createResumeSaver,
  type SaveAnswer,
  type SaverHow,
  type SaveState,
} from './resume-saver.ts';

const named = (name: string): JsonResume => ({ basics: { name } });
const MOVED: SaveAnswer = { fault: { status: 409, code: 'RESUME_MOVED', message: 'Moved.' } };
const AWAY: SaveAnswer = { fault: { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Away.' } };

const open = (load: SaverHow['load'] = async () => null) => {
  const states: SaveState[] = [];
  const answers: Promise<SaveAnswer>[] = [];
  const save = vi.fn<SaverHow['save']>(
    async (_resume, version) => answers.shift() ?? { version: version + 1 },
  );
  const saver = createResumeSaver({
    version: 4,
    save,
    load,
    unloadable: 'Not loaded.',
    onState: (state) => void states.push(state),
  });
  const answer = (...given: SaveAnswer[]) =>
    void answers.push(...given.map((one) => Promise.resolve(one)));
  return { saver, save, states, answers, answer, last: () => states.at(-1) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves once after a pause, and continues from the new version', async () => {
  const { saver, save, last } = open();
  for (const name of ['A', 'As', 'Asha']) saver.change(named(name));
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([[named('Asha'), 4]]);
  expect(last()).toEqual({ at: 'saved' });
  saver.change(named('Asha R'));
  expect(await saver.flush()).toBe(true);
  expect(save.mock.calls[1]).toEqual([named('Asha R'), 5]);
});

it('sends one save at a time, and newer input afterwards', async () => {
  const { saver, save, answers, last } = open();
  let arrive: (answer: SaveAnswer) => void = () => undefined;
  answers.push(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  saver.change(named('A'));
  const flushed = saver.flush();
  saver.change(named('B'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(save).toHaveBeenCalledTimes(1);
  arrive({ version: 5 });
  await flushed;
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([
    [named('A'), 4],
    [named('B'), 5],
  ]);
  expect(last()).toEqual({ at: 'saved' });
});

it('retries temporary errors with the newest text, and no others', async () => {
  const { saver, save, answer, last } = open();
  answer(AWAY, AWAY);
  saver.change(named('A'));
  expect(await saver.flush()).toBe(false);
  expect(last()).toEqual({ at: 'failed', message: 'Away.', isTriedAgain: true });
  saver.change(named('B'));
  await vi.runAllTimersAsync();
  expect(save.mock.calls.at(-1)).toEqual([named('B'), 4]);
  expect(save).toHaveBeenCalledTimes(3);
  expect(last()).toEqual({ at: 'saved' });
  answer({ fault: { status: 403, code: 'PLAN_NEEDED', message: 'No plan.' } });
  saver.change(named('C'));
  await vi.runAllTimersAsync();
  expect(save).toHaveBeenCalledTimes(4);
  expect(last()).toEqual({ at: 'failed', message: 'No plan.', isTriedAgain: false });
});

it('overwrites nothing from another window before a version is selected', async () => {
  const theirs = { document: named('Theirs'), version: 9 };
  const { saver, save, answer, last } = open(async () => theirs);
  answer(MOVED);
  saver.change(named('Mine'));
  expect(await saver.flush()).toBe(false);
  expect(last()).toEqual({ at: 'moved', theirs: named('Theirs'), version: 9 });
  saver.adopt(9);
  saver.change(named('Mine'));
  await saver.flush();
  expect(save.mock.calls.at(-1)).toEqual([named('Mine'), 9]);
});

it('recognizes its own save if the response was lost', async () => {
  const { saver, save, answer, last } = open(async () => ({ document: named('A'), version: 5 }));
  answer(AWAY, MOVED);
  saver.change(named('A'));
  await vi.runAllTimersAsync();
  expect(last()).toEqual({ at: 'saved' });
  saver.change(named('B'));
  await saver.flush();
  expect(save.mock.calls.at(-1)).toEqual([named('B'), 5]);
});

it('leaves out invalid fields', async () => {
  const { saver, save } = open();
  saver.change({ basics: { name: 'Asha', url: 'asha' }, work: [{}] });
  await saver.flush();
  expect(save.mock.calls).toEqual([[named('Asha'), 4]]);
});
