import { createLazyAbort, type Ending, type LazyAbort } from './lazy-abort.ts';

/** Starts work. @param ending aborts when no caller waits for it any more */
export type StartWork<T> = (ending: Ending) => Promise<T>;

/** Work that several callers may wait for. */
export interface Flight {
  readonly work: Promise<unknown>;
  /** No caller waits any more. */
  readonly isAbandoned: () => boolean;
  /** Waits for the work until the caller ends. @param gone the reason that counts then; absent: the caller's */
  readonly join: (caller: Ending, gone?: Error) => void;
}

export interface JoinOptions {
  /** Why the work is aborted when its last caller has left; absent: that caller's own. */
  readonly gone?: Error;
  /** Limits work that this caller starts. */
  readonly limit?: (work: Promise<unknown>, abort: (reason: unknown) => void) => void;
}

/** Single flights by their keys. A key always names one type of result: the one who makes the keys answers for that. */
export interface Flights {
  /** The flight that is there to join. */
  readonly find: (key: string) => Flight | undefined;
  /** Adds work that has started. @param abandoned aborts it, with the last reason, when all callers have left */
  readonly add: (key: string, work: Promise<unknown>, abandoned: LazyAbort) => Flight;
  /**
   * Starts the work, or joins it where it already runs. Until all have left, callers that left get its result too.
   * @param start is called immediately or never; @param caller that joins.
   */
  readonly join: <T>(
    key: string,
    start: StartWork<T>,
    caller: Ending,
    options?: JoinOptions,
  ) => Promise<T>;
}

const createFlight = (work: Promise<unknown>, abandoned: LazyAbort): Flight => {
  let waiting = 0;
  return {
    work,
    isAbandoned: () => abandoned.isAborted(),
    join: (caller, gone) => {
      waiting += 1;
      const leave = () => {
        waiting -= 1;
        if (waiting === 0) abandoned.abort(gone ?? caller.reason());
      };
      if (caller.isAborted()) leave();
      else caller.onAbort(leave);
    },
  };
};

/** @param remembers completed work is joined too; otherwise it starts again. */
export const createFlights = (remembers: boolean): Flights => {
  const flights = new Map<string, Flight>();
  const find = (key: string): Flight | undefined => {
    const known = flights.get(key);
    return known?.isAbandoned() ? undefined : known;
  };
  const add = (key: string, work: Promise<unknown>, abandoned: LazyAbort): Flight => {
    const flight = createFlight(work, abandoned);
    flights.set(key, flight);
    if (!remembers) {
      const forget = () => void (flights.get(key) === flight && flights.delete(key));
      work.then(forget, forget);
    }
    return flight;
  };
  const join = (
    key: string,
    start: StartWork<unknown>,
    caller: Ending,
    { gone, limit }: JoinOptions = {},
  ) => {
    let flight = find(key);
    if (!flight) {
      const abandoned = createLazyAbort();
      flight = add(key, start(abandoned), abandoned);
      limit?.(flight.work, (reason) => abandoned.abort(reason));
    }
    flight.join(caller, gone);
    return flight.work;
  };
  return { find, add, join: join as Flights['join'] };
};
