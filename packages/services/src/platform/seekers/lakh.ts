const RUPEES_A_LAKH = 100_000;

export const lakhOf = (rupees: number | null): number | null =>
  rupees === null ? null : rupees / RUPEES_A_LAKH;

/** Whole rupees: the float's error is less than one. */
export const rupeesOf = (lakh: number | null): number | null =>
  lakh === null ? null : Math.round(lakh * RUPEES_A_LAKH);
