import type { MixedRequest } from '../load/overload/mixed-requests.ts';

export type Undo = () => Promise<void>;

/** Sends requests to a site on top of its usual load, until it is undone. */
export type AddLoad = (perSecond: number, next?: () => MixedRequest) => Undo;

export interface Scenario {
  readonly name: string;
  /** Alerts that must fire. */
  readonly alerts: readonly string[];
  /** Alerts that must not fire: they would mislead. */
  readonly misleading: readonly string[];
  readonly start: () => Promise<Undo>;
}
