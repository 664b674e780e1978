/** A school's name as it is compared: words of small letters and digits. The query for insights writes the same in SQL. */
export const schoolKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
