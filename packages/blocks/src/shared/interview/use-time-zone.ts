import { useSyncExternalStore } from 'react';
import { INDIAN_ZONE } from './slot-time.ts';

const never = () => () => undefined;

/** The reader's own time zone by its IANA name; India's until their browser runs our code. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => INDIAN_ZONE,
  );
