/** What SWR takes from a shim for old versions of React. */
export { useSyncExternalStore } from 'react';
