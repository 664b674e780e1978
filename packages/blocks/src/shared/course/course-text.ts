import type { CourseSummary } from '@broadsheet/contract/entities/course';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { formatRupees } from '../text/format-rupees.ts';
import { formatDay } from '../time/format-date.ts';

export type CourseMessages = Messages['courses'];

export const formatWeeks = (weeks: number, messages: CourseMessages): string =>
  formatMessage(messages.weeks, { weeks });

export const formatFee = (feeRupees: number | null, messages: CourseMessages): string => {
  if (feeRupees === null) return messages.feeOnRequest;
  return feeRupees === 0 ? messages.free : formatRupees(feeRupees);
};

/** @param startsOn YYYY-MM-DD */
export const formatStart = (
  startsOn: CourseSummary['startsOn'],
  messages: CourseMessages,
): string =>
  startsOn === null
    ? messages.noStartDate
    : formatMessage(messages.startsOn, { date: formatDay(startsOn) });
