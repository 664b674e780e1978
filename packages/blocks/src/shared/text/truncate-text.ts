/** Returns the leading full sentences that fit. A first sentence that is too long is cut at a word. */
export const truncateText = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  const end = Math.max(
    ...['. ', '! ', '? '].map((stop) => text.slice(0, maxLength).lastIndexOf(stop)),
  );
  if (end > 0) return text.slice(0, end + 1);
  return `${text.slice(0, text.slice(0, maxLength).lastIndexOf(' '))}…`;
};
