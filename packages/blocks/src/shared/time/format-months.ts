import { formatCounted } from '../text/format-count.ts';

/** Formats months of work: "7 years", "8 months", "none". */
export const formatMonths = (months: number): string => {
  if (months >= 12) return formatCounted(Math.floor(months / 12), 'year');
  return months === 0 ? 'none' : formatCounted(months, 'month');
};
