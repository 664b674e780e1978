const rupeesFormat = new Intl.NumberFormat('en-IN');

/** Formats an exact amount, with paise if there are any: `1499.00` is ₹1,499, `228.66` ₹228.66. */
export const formatAmount = (amount: string): string => {
  const [rupees = '0', paise = '00'] = amount.split('.');
  return `₹${rupeesFormat.format(Number(rupees))}${paise === '00' ? '' : `.${paise}`}`;
};
