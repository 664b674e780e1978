import { DAY_MS, HOUR_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

/** Two of a unit are left before the next smaller one is shown. */
const MIN_COUNT = 2;

/**
 * The time that is left, in its largest unit, rounded down: "3 days left", "31 hours left", "1 minute left".
 * @param leftMs milliseconds until the end; null is returned from the end on
 */
export const formatLeft = (leftMs: number, messages: Messages['countdown']): string | null => {
  if (leftMs <= 0) return null;
  if (leftMs >= MIN_COUNT * DAY_MS)
    return formatMessage(messages.daysLeft, { count: Math.floor(leftMs / DAY_MS) });
  if (leftMs >= MIN_COUNT * HOUR_MS)
    return formatMessage(messages.hoursLeft, { count: Math.floor(leftMs / HOUR_MS) });
  return formatMessage(messages.minutesLeft, { count: Math.ceil(leftMs / MINUTE_MS) });
};
