/** A link of a menu. */
export interface MenuLink {
  readonly text: string;
  readonly href: string;
}

/** Links under a heading. */
export interface MenuGroup {
  readonly heading: string;
  readonly links: readonly MenuLink[];
}

const HEADING = /^## (.+)$/;
const LINK = /^- \[([^\]]+)\]\(([^()\s]+)\)$/;

/** The groups of links of a text; null if it has anything else. */
export const readMenu = (text: string): readonly MenuGroup[] | null => {
  const groups: { heading: string; links: MenuLink[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      groups.push({ heading, links: [] });
      continue;
    }
    const [, label, href] = LINK.exec(line) ?? [];
    const group = groups.at(-1);
    if (label === undefined || href === undefined || !group) return null;
    group.links.push({ text: label, href });
  }
  return groups.length > 0 ? groups : null;
};

/** Without what Markdown would read as its own signs. */
const plain = (text: string): string => text.replaceAll(/[[\]\n]/g, ' ').trim();

/** The same address, with no sign that would end it in Markdown. */
const escaped = (href: string): string =>
  href
    .trim()
    .replaceAll(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The text of a menu. Entries that are not complete yet are left out. */
export const writeMenu = (groups: readonly MenuGroup[]): string =>
  groups
    .map(({ heading, links }) => {
      const lines = links
        .filter(({ text, href }) => plain(text) !== '' && href.trim() !== '')
        .map(({ text, href }) => `- [${plain(text)}](${escaped(href)})`);
      return [
        `## ${plain(heading) || 'Links'}`,
        ...(lines.length > 0 ? ['', ...lines] : []),
        '',
      ].join('\n');
    })
    .join('\n');
