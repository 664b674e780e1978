/** Parses a typed or pasted URL to its path; null if it is invalid. */
export const pathWritten = (written: string): string | null => {
  const text = written.trim();
  if (text.startsWith('/')) return text;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const { pathname, search } = new URL(text);
  return `${pathname}${search}`;
};
