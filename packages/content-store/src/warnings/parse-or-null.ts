/** The value of a JSON text; null for one with a fault, which JSON_SYNTAX reports with its position. */
export const parseOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
};
