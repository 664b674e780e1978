import type { Pay } from '@broadsheet/contract/entities/job';

const LAKH_A_CRORE = 100;
const amount = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Annual pay as people say it: "₹12–18 lakh", "₹1–1.2 crore", "Confidential". */
export const formatPay = (pay: Pay): string => {
  if (!pay) return 'Confidential';
  const crores = pay.minLakh >= LAKH_A_CRORE;
  const [min, max] = [pay.minLakh, pay.maxLakh].map((lakh) =>
    amount.format(crores ? lakh / LAKH_A_CRORE : lakh),
  );
  const range = min === max ? min : `${min}–${max}`;
  return `₹${range} ${crores ? 'crore' : 'lakh'}`;
};
