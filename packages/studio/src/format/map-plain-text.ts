/** A part of a text that stays as it is, and the plain text before it. */
export interface TextPart {
  readonly text: string;
  readonly before: string;
}

interface PartFormats {
  readonly plain: (text: string) => string;
  readonly written: (part: TextPart) => string;
}

/** Text in quotes, also without the end of it; text in braces; and addresses. */
const WRITTEN =
  /"(?:[^"\\]|\\.)*(?:"|$)|“[^”]*(?:”|$)|\{[^}]*\}|(?<![\w-])(?:[a-z][a-z+.-]*:\S|\/)\S*|[\w/.-]*[?#=&]\S*/gs;

/** Formats a text part by part: what is in quotes, in braces or an address apart from the rest. */
export const mapPlainText = (text: string, { plain, written }: PartFormats): string => {
  let formatted = '';
  let end = 0;
  for (const { 0: part, index } of text.matchAll(WRITTEN)) {
    const before = text.slice(end, index);
    formatted += plain(before) + written({ text: part, before });
    end = index + part.length;
  }
  return formatted + plain(text.slice(end));
};
