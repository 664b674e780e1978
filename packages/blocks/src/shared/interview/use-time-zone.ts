import { useSyncExternalStore } from 'react';
import { INDIAN_ZONE } from './slot-time.ts';

const never = () => () => undefined;

/** The reader's time zone as an IANA name; India's before hydration. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => INDIAN_ZONE,
  );
