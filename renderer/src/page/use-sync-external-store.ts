/** Replaces the shim for old React versions that SWR imports. */
export { useSyncExternalStore } from 'react';
