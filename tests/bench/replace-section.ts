/** Replaces the section of one second-level heading in a Markdown text, or appends it. */
export const replaceSection = (text: string, title: string, lines: readonly string[]): string => {
  const heading = `## ${title}`;
  const parts = text.trimEnd().split(/\n(?=## )/);
  const section = [heading, '', ...lines].join('\n');
  const at = parts.findIndex((part) => part === heading || part.startsWith(`${heading}\n`));
  const remaining = parts.map((part) => part.trimEnd());
  const all =
    at < 0
      ? [...remaining, section]
      : remaining.map((part, index) => (index === at ? section : part));
  return `${all.join('\n\n')}\n`;
};
