import { setTimeout as wait } from 'node:timers/promises';

/** What writes in the background, such as a row writer. */
interface Writer {
  /** Ends the background work and writes what waits; throws what keeps it from that. */
  readonly finish: () => Promise<void>;
  /** Counts as lost what still waits. */
  readonly giveUp: () => void;
}

const ignore = (): void => undefined;

/**
 * Lets all of them write what waits and then closes what they write to, all within one time; what is not written by
 * then is lost and counted. @param closeMs how long it may take
 */
export const closeWriters = async (
  writers: readonly Writer[],
  closeTarget: () => Promise<void>,
  closeMs: number,
): Promise<void> => {
  const late = wait(closeMs, undefined, { ref: false });
  const within = (work: Promise<unknown>) => Promise.race([work.catch(ignore), late]);
  await within(Promise.allSettled(writers.map((writer) => writer.finish())));
  for (const writer of writers) writer.giveUp();
  await within(closeTarget());
};
