import { readStoredItem, writeStoredItem } from '@broadsheet/browser-calls/stored-item';
import { DEVICE_OFFER_NAME } from '@broadsheet/contract/device-notice';
import { HOUR_MS } from '@broadsheet/contract/durations';

const DECLINED = 'declined';
const DECLINED_MS = 180 * 24 * HOUR_MS;

/** True if the member declined notices in this browser within the last 180 days, and has not logged out since. */
export const isOfferDeclined = (): boolean =>
  readStoredItem(DEVICE_OFFER_NAME, Date.now()) === DECLINED;

export const declineOffer = (): void =>
  writeStoredItem(DEVICE_OFFER_NAME, DECLINED, Date.now(), DECLINED_MS);
