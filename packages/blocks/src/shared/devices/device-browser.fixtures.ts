import { vi } from 'vitest';

export const DEVICE_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a';

const createPushManager = () => {
  let subscription: { endpoint: string } | null = null;
  return {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = Object.assign(
        {
          endpoint: DEVICE_ENDPOINT,
          unsubscribe: async () => {
            subscription = null;
            return true;
          },
        },
        { toJSON: () => ({ endpoint: DEVICE_ENDPOINT, keys: { p256dh: 'P', auth: 'A' } }) },
      );
      return subscription;
    }),
  };
};

/**
 * Makes the document's browser one that can show notices, until `vi.unstubAllGlobals` and the removal of
 * `navigator.serviceWorker`.
 * @param answer what its owner says to its question
 */
export const stubDeviceBrowser = (
  permission: NotificationPermission,
  answer: NotificationPermission = 'granted',
) => {
  const caches = new Set<string>();
  const pushManager = createPushManager();
  const registration = { pushManager };
  const notification = { permission, requestPermission: vi.fn() };
  notification.requestPermission.mockImplementation(async () => {
    notification.permission = answer;
    return answer;
  });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('caches', {
    has: async (name: string) => caches.has(name),
    open: async (name: string) => ({ put: async () => void caches.add(name) }),
    delete: async (name: string) => caches.delete(name),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return { notification, pushManager, caches };
};
