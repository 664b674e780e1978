import type {
  PauseReason,
  WebhookDelivery,
  WebhookFault,
} from '@broadsheet/contract/calls/form-webhooks';

const FAULTS: Readonly<Record<Exclude<WebhookFault, 'status'>, string>> = {
  'refused-address': 'Its address is inside a private network.',
  unreached: 'It could not be reached. Check the address.',
  timeout: 'It did not respond within 10 seconds.',
  secret: 'Its secret can no longer be read. Save the address again to get a new secret.',
};
const PAUSE_REASONS: Readonly<Record<PauseReason, string>> = {
  failures: 'The address did not take answers for long.',
  gone: 'The address asked us to stop.',
  secret: FAULTS.secret,
};

const formatStatus = (status: number | null): string => {
  if (status !== null && status >= 300 && status < 400)
    return `It redirects to another address (status ${status}). Enter that one instead.`;
  return `It responded with an error (status ${status ?? 'unknown'}).`;
};

/** Why the last try failed, as a sentence; empty if it did not. */
export const formatDeliveryFault = ({ fault, status }: WebhookDelivery): string => {
  if (fault === null) return '';
  return fault === 'status' ? formatStatus(status) : FAULTS[fault];
};

/** What became of a delivery. */
export const formatDeliveryState = ({ state, tries, isTest }: WebhookDelivery): string => {
  if (state === 'delivered') return 'Delivered';
  if (state === 'failed') return isTest ? 'Failed' : `Failed after ${tries} tries`;
  return tries === 0 ? 'Waiting' : 'Trying again';
};

/** Why a webhook is paused, as a sentence. */
export const formatPauseReason = (reason: PauseReason | null): string =>
  PAUSE_REASONS[reason ?? 'failures'];
