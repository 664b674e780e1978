import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this browser runs our code: what the server has drawn may give way to something better then. */
export const useRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
