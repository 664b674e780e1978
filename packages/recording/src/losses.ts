import type { RecordingLog } from './recording-log.ts';

const QUIET_MS = 60_000;

export interface LossesOptions {
  readonly log: RecordingLog;
  readonly now: () => number;
  readonly message: string;
  readonly onLost: (count: number) => void;
}

/** Counts what is lost and tells of it at most once a minute. */
export const createLosses = ({ log, now, message, onLost }: LossesOptions) => {
  let untold = 0;
  let codes: string[] = [];
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (): void => {
    if (untold === 0) return;
    log.warn({ lost: untold, refusedWith: codes }, message);
    untold = 0;
    codes = [];
    toldAt = now();
  };
  const add = (count: number): void => {
    if (count === 0) return;
    onLost(count);
    untold += count;
    if (now() - toldAt >= QUIET_MS) tell();
  };
  return {
    add,
    /** Lost because the database refused it. Its words may quote a row: only its codes are told. */
    addRefused: (count: number, error: unknown): void => {
      const code = String((error as { code?: unknown }).code);
      if (!codes.includes(code)) codes.push(code);
      add(count);
    },
    /** Says what was not said yet. */
    tell,
  };
};
export type Losses = ReturnType<typeof createLosses>;
