import type { CourseSummary } from '@broadsheet/contract/entities/course';
import { formatCounted } from '../text/format-count.ts';
import { formatRupees } from '../text/format-rupees.ts';
import { formatDay } from '../time/format-date.ts';

export const MODE_TEXT = {
  online: 'Online',
  classroom: 'In the classroom',
  blended: 'Online and in class',
} as const satisfies Record<CourseSummary['mode'], string>;

export const LEVEL_TEXT = {
  beginner: 'For beginners',
  intermediate: 'For those with some practice',
  advanced: 'Advanced',
} as const satisfies Record<CourseSummary['level'], string>;

export const formatWeeks = (weeks: number): string => formatCounted(weeks, 'week');

export const formatFee = (feeRupees: number | null): string => {
  if (feeRupees === null) return 'Fee on enquiry';
  return feeRupees === 0 ? 'Free' : formatRupees(feeRupees);
};

/** @param startsOn YYYY-MM-DD */
export const formatStart = (startsOn: string | null): string =>
  startsOn === null ? 'No day is set yet' : `Starts ${formatDay(startsOn)}`;
