import { formatCount } from './format-count.ts';

/** A price in whole rupees: ₹1,499. */
export const formatRupees = (rupees: number): string => `₹${formatCount(rupees)}`;
