import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { ProsePart, ProseRun } from '@broadsheet/contract/prose';
import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import { loadProse } from '../text/load-prose.ts';
import { Link } from './link.ts';

/** Links below a heading; the heading of the first group may be empty. */
export const MenuGroup = Type.Object({ title: Type.String(), links: Type.Array(Link) });
export type MenuGroup = Type.Static<typeof MenuGroup>;

const textOf = (line: readonly ProseRun[]): string => line.map(({ text }) => text).join('');

/** Returns the first link of a list entry. */
const toLink = (line: readonly ProseRun[]): Link[] => {
  const href = line.find((run) => run.href !== undefined)?.href;
  if (href === undefined) return [];
  return [{ label: textOf(line.filter((run) => run.href === href)), href }];
};

/** Headings start groups and list entries are links; other parts of the text are ignored. */
const toGroups = (prose: readonly ProsePart[]): MenuGroup[] => {
  const groups: MenuGroup[] = [];
  for (const item of prose) {
    if (item.kind === 'heading') groups.push({ title: textOf(item.line), links: [] });
    if (item.kind !== 'list') continue;
    const group = groups.at(-1) ?? { title: '', links: [] };
    if (groups.length === 0) groups.push(group);
    group.links.push(...item.items.flatMap(toLink));
  }
  return groups.filter(({ links }) => links.length > 0);
};

interface ParsedMenu {
  readonly text: string;
  /** Facts of the brand show them. */
  readonly times: Messages['times'];
  readonly groups: readonly MenuGroup[];
}
const parsed = new WeakMap<BrandConfig, Map<string, ParsedMenu>>();

/**
 * Parses a text of `layouts/content/` as the brand's menu. Cached per version of the text, because menus are on every
 * page.
 * @param name empty for none
 */
export const loadMenu = (
  context: Pick<LoaderContext, 'brand' | 'content' | 'messages'>,
  name: string,
): readonly MenuGroup[] => {
  const text = name === '' ? null : context.content(name);
  if (text === null) return [];
  const menus = parsed.get(context.brand) ?? new Map<string, ParsedMenu>();
  parsed.set(context.brand, menus);
  const known = menus.get(name);
  const { times } = context.messages;
  if (known?.text === text && known.times === times) return known.groups;
  const groups = toGroups(loadProse(context, name) ?? []);
  menus.set(name, { text, times, groups });
  return groups;
};
