/** The path of an address as somebody wrote or pasted it; null where it is none. */
export const pathWritten = (written: string): string | null => {
  const text = written.trim();
  if (text.startsWith('/')) return text;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const { pathname, search } = new URL(text);
  return `${pathname}${search}`;
};
