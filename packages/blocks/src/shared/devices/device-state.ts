import { NOTICES_CACHE } from '@broadsheet/contract/device-notice';

/**
 * Whether this browser shows notices. `needs-install`: on phones of Apple, only once the site is on the home screen.
 * `denied`: its person has refused.
 */
export type DeviceState = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on';

const APPLE_PHONE = /\b(iPhone|iPad|iPod)\b/;

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser; null without one. */
export const findSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
};

/** Reads the state. Never rejects, and never shows a question. */
export const readDeviceState = async (): Promise<DeviceState> => {
  if (!isSupported())
    return APPLE_PHONE.test(navigator.userAgent) ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  try {
    const isOn = (await caches.has(NOTICES_CACHE)) && (await findSubscription()) !== null;
    return isOn ? 'on' : 'off';
  } catch {
    return 'unsupported';
  }
};
