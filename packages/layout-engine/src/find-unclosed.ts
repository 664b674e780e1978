interface Opened {
  readonly offset: number;
  readonly indent: number;
}

const TOKENS = /"(?:[^"\\\n]|\\.)*"|[{}[\]]/g;

const indentAt = (text: string, offset: number): { indent: number; isFirst: boolean } => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const indent = text.slice(start).search(/\S/);
  return { indent, isFirst: start + indent === offset };
};

/**
 * The bracket that was probably left open in a text that ends too early: the first one whose closing bracket has
 * another indent. Null where the indents show nothing.
 */
export const findUnclosed = (text: string): number | null => {
  const open: Opened[] = [];
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token.startsWith('"')) continue;
    const { indent, isFirst } = indentAt(text, index);
    if (token === '{' || token === '[') {
      open.push({ offset: index, indent });
      continue;
    }
    const opened = open.pop();
    if (opened && isFirst && indent < opened.indent) return opened.offset;
  }
  return null;
};
