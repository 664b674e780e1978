/** As many whole sentences from the start of a text as fit; a first sentence too long is cut at a word. */
export const firstSentences = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = Math.max(...['. ', '! ', '? '].map((stop) => text.slice(0, most).lastIndexOf(stop)));
  if (end > 0) return text.slice(0, end + 1);
  return `${text.slice(0, text.slice(0, most).lastIndexOf(' '))}…`;
};
