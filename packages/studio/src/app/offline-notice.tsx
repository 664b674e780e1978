import { useSyncExternalStore } from 'react';

const follow = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says for as long as it is so that nothing can be saved. */
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
