const grouped = new Intl.NumberFormat('en-IN');

/** A whole number with Indian grouping: 1,20,400. */
export const formatCount = (count: number): string => grouped.format(count);

/** Like `formatCount`, but "10,000+" if the total is a lower bound. */
export const formatTotal = (list: { readonly total: number; readonly totalIsExact?: boolean }) =>
  `${formatCount(list.total)}${list.totalIsExact === false ? '+' : ''}`;
