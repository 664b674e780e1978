import type { MixedRequest } from '../load/overload/mixed-requests.ts';

export type Undo = () => Promise<void>;

/** Asks a site for so much a second, beside what it is asked for all the time, until it is undone. */
export type AskBesides = (perSecond: number, next?: () => MixedRequest) => Undo;

export interface Trouble {
  readonly name: string;
  /** That somebody has to be told of. */
  readonly alerts: readonly string[];
  /** That would send them the wrong way. */
  readonly wrong: readonly string[];
  readonly cause: () => Promise<Undo>;
}
