const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

/** @param date YYYY, YYYY-MM or YYYY-MM-DD @returns "Jun 2024", or the year alone */
export const formatMonth = (date: string): string => {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : `${MONTHS[Number(month) - 1]} ${year}`;
};

/** "Jun 2019 – Mar 2022". A period with a start and no end is current. @param present replaces the missing end */
export const formatPeriod = (
  from: string | undefined,
  until: string | undefined,
  present: string,
): string => {
  if (from === undefined) return until === undefined ? '' : formatMonth(until);
  const last = until === undefined ? present : formatMonth(until);
  return last === formatMonth(from) ? last : `${formatMonth(from)} – ${last}`;
};
