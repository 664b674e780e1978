import { callService } from '@broadsheet/browser-calls/call-service';
import { type SessionEnd, sessionEndOf } from '@broadsheet/browser-calls/session-end';
import type { CallDefinition, CallInput } from '@broadsheet/contract/call';
import { bffPathOf } from '@broadsheet/contract/call';
import type { CallResult } from '@broadsheet/contract/call-result';
import { addDevice, removeDevice } from '@broadsheet/contract/calls/devices';
import { NOTICES_CACHE, NOTICES_MARK } from '@broadsheet/contract/device-notice';
import { type DeviceState, findSubscription, readDeviceState } from './device-state.ts';

/** What a press has led to. Without a message nothing has changed, or the state says all. */
export interface DeviceChange {
  readonly state: DeviceState;
  readonly message: string | null;
  readonly isFailed: boolean;
  /** Nobody is logged in any more. */
  readonly ended: SessionEnd | null;
}

const READY_TIMEOUT_MS = 10_000;
const KEY_BYTES = 65;

const rejectLater = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no worker')), READY_TIMEOUT_MS);
  });

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(KEY_BYTES);
  for (let at = 0; at < KEY_BYTES; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
};

const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, rejectLater()]);
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The site has other keys than when this browser subscribed.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
};

const send = async <Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
): Promise<CallResult<Call>> => callService(call, input, { page: window.location.search });

const failedChange = async (
  message: string,
  ended: SessionEnd | null = null,
): Promise<DeviceChange> => ({ state: await readDeviceState(), message, isFailed: true, ended });

/**
 * Turns notices on: only this shows the browser's question. Never rejects.
 * @param failed the text for a browser that cannot subscribe now
 */
export const turnOn = async (publicKey: string, failed: string): Promise<DeviceChange> => {
  try {
    if ((await Notification.requestPermission()) !== 'granted')
      return { state: await readDeviceState(), message: null, isFailed: false, ended: null };
    const subscription = await subscribe(publicKey);
    const { endpoint, keys } = subscription.toJSON();
    const body = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
    const result = await send(addDevice, { body });
    if (!result.ok) {
      await subscription.unsubscribe();
      const { status, message } = result.error;
      return await failedChange(message, sessionEndOf(bffPathOf(addDevice), status));
    }
    await (await caches.open(NOTICES_CACHE)).put(NOTICES_MARK, new Response(''));
    return { state: 'on', message: result.data.message, isFailed: false, ended: null };
  } catch {
    return failedChange(failed);
  }
};

/** Turns notices off in this browser, also without a network: nothing arrives any more. Never rejects. */
export const turnOff = async (failed: string): Promise<DeviceChange> => {
  try {
    const subscription = await findSubscription();
    await caches.delete(NOTICES_CACHE);
    await subscription?.unsubscribe();
    const endpoint = subscription?.endpoint;
    const result = endpoint ? await send(removeDevice, { body: { endpoint } }) : null;
    const message = result?.ok ? result.data.message : null;
    return { state: await readDeviceState(), message, isFailed: false, ended: null };
  } catch {
    return failedChange(failed);
  }
};
