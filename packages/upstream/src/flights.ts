import { createLazyAbort } from './lazy-abort.ts';

/** Begins work. @param signal aborted when nobody waits for it any more */
export type StartWork<T> = (signal: () => AbortSignal) => Promise<T>;

interface Flight {
  readonly work: Promise<unknown>;
  /** Nobody waits any more. */
  readonly isLeft: () => boolean;
  readonly join: (signal: AbortSignal) => void;
}

/** Work that many may wait for, by its name. */
export interface Flights {
  /**
   * Begins the work, or joins it where it was begun before. It is aborted, with the last reason, when all who joined
   * have left; until then those who left are told its end as well.
   * @param start is called at once or never; @param signal of the one who asks.
   */
  readonly join: <T>(key: string, start: StartWork<T>, signal: AbortSignal) => Promise<T>;
}

const begin = (start: StartWork<unknown>): Flight => {
  const left = createLazyAbort();
  let waiting = 0;
  return {
    work: start(left.signal),
    isLeft: left.isAborted,
    join: (signal) => {
      waiting += 1;
      const leave = () => {
        waiting -= 1;
        if (waiting === 0) left.abort(signal.reason);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    },
  };
};

/** @param remembers work that has ended is joined too; else it is begun anew. */
export const createFlights = (remembers: boolean): Flights => {
  const flights = new Map<string, Flight>();
  const join = (key: string, start: StartWork<unknown>, signal: AbortSignal) => {
    const known = flights.get(key);
    const flight = known && !known.isLeft() ? known : begin(start);
    flight.join(signal);
    if (flight === known) return flight.work;
    flights.set(key, flight);
    if (!remembers) {
      const forget = () => void (flights.get(key) === flight && flights.delete(key));
      flight.work.then(forget, forget);
    }
    return flight.work;
  };
  // What a key names is always of one type: whoever makes the keys answers for that.
  return { join: join as Flights['join'] };
};
