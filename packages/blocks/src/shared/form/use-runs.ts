import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True after hydration: from then on JavaScript can replace server HTML with a better control. */
export const useRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
