import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

/** Formats months of work: "7 years", "8 months", "none". */
export const formatMonths = (count: number, { years, months }: Messages['times']): string =>
  count >= 12
    ? formatMessage(years, { count: Math.floor(count / 12) })
    : formatMessage(months, { count });
