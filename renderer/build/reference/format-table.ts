/** Markdown parses `<brand>` as a tag, except in code. */
export const escapeTags = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/</g, '&lt;') : part))
    .join('`');

/** A bar would end the cell, and a line break the table. */
const formatCell = (text: string): string =>
  escapeTags(text).replace(/\|/g, '\\|').replace(/\s+/g, ' ');

export const formatTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const line = (cells: readonly string[]) => `| ${cells.map(formatCell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
};
