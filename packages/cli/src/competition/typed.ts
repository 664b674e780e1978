import type { PassRule } from '@broadsheet/services/user/competitions/rank-round';
import { UsageError } from '../usage.ts';

/** What was typed after the name of the command. */
export interface Typed {
  /** A file, a phase or a code, where the command takes one. */
  readonly name: string;
  readonly competition?: string | undefined;
  readonly 'database-url'?: string | undefined;
  readonly round?: string | undefined;
  readonly csv: boolean;
  readonly to?: string | undefined;
  readonly 'go-on'?: string | undefined;
  readonly 'from-score'?: string | undefined;
  readonly 'dry-run': boolean;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly minutes?: string | undefined;
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
}

/** Throws UsageError for any other. */
export const requireRound = <Round extends number>(
  { round }: Typed,
  rounds: readonly Round[],
): Round => {
  const found = rounds.find((one) => String(one) === round);
  if (found === undefined) throw new UsageError(`--round needs ${rounds.join(' or ')}`);
  return found;
};

/** Who does it, and why. Throws UsageError where either is left out. @param reason where the command itself says it */
export const requireActor = ({ by = '', reason: typedReason }: Typed, reason?: string) => {
  const why = typedReason?.trim() || reason;
  if (by.trim() === '') throw new UsageError('--by needs your name: it is written down');
  if (!why) throw new UsageError('--reason needs words: they are written down');
  return { doneBy: by.trim(), reason: why };
};

/** Throws UsageError for what is none up to `most`. */
export const requireNumber = (name: string, value: string | undefined, max: number): number => {
  if (!/^[1-9]\d{0,6}$/.test(value ?? '') || Number(value) > max)
    throw new UsageError(`--${name} needs a whole number from 1 to ${max}`);
  return Number(value);
};

const MAX_ADVANCING = 100_000;

/** Who goes on, by what was typed; null where nothing was. Throws UsageError for two rules. */
export const readRule = ({ 'go-on': goOn, 'from-score': from }: Typed): PassRule | null => {
  if (goOn !== undefined && from !== undefined)
    throw new UsageError('--go-on and --from-score are two rules: give one');
  if (goOn !== undefined) return { goOn: requireNumber('go-on', goOn, MAX_ADVANCING) };
  if (from === undefined) return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(from)) throw new UsageError('--from-score needs a score');
  return { fromScore: Number(from) };
};

/** A moment as ISO 8601 with its zone; undefined stays so. Throws UsageError for anything else. */
export const readInstant = (name: string, value: string | undefined): string | undefined => {
  const isOne =
    value === undefined ||
    (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
      Number.isFinite(Date.parse(value)));
  if (!isOne) throw new UsageError(`--${name} needs a moment such as 2026-12-01T23:59:00+05:30`);
  return value;
};
