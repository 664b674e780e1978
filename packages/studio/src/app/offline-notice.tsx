import { useSyncExternalStore } from 'react';

const follow = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Shown while offline: nothing can be saved. */
export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline">You are offline. Keep this tab open so you don’t lose your work.</p>
      )}
    </div>
  );
};
