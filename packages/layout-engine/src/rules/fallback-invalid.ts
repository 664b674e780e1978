import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { Fallback, FallbackBlock } from '@broadsheet/contract/layout';
import { isPageName, kindOfPage } from '@broadsheet/contract/page-name';
import { type JsonPath, nodeAt } from '../json-source.ts';
import { nameBlock, nameType } from '../name-block.ts';
import { suggestName } from '../nearest-name.ts';
import { settingsFindings } from '../settings-fit.ts';
import {
  findDefinition,
  type LayoutRule,
  type Report,
  type RuleContext,
  typesOf,
  writtenBlocks,
} from './rule.ts';

/** What is around a block of a fallback. */
interface Surroundings {
  /**
   * Types that a client lacks which gets this block. Types with slots are none: such a block may also be replaced for
   * something inside it, by another of its type.
   */
  readonly lacked: readonly string[];
  /** A pinned block stands at the start of the chain: something must always be shown. */
  readonly pinned: string | null;
}

const faultOfType = (
  { definitions, layout }: RuleContext,
  { type, version = 1 }: FallbackBlock,
  { lacked }: Surroundings,
): { readonly at: 'type' | 'version'; readonly message: string; readonly mend: string } | null => {
  const definition = findDefinition(definitions, type);
  if (!definition)
    return {
      at: 'type',
      message: `there is no block type "${type}"`,
      mend: suggestName(type, Object.keys(definitions)),
    };
  if (lacked.includes(type))
    return {
      at: 'type',
      message: `a client that cannot render a ${type} cannot render its fallback either`,
      mend: 'Choose an older, simpler type, or "drop".',
    };
  const pages: readonly string[] | undefined = definition.pages;
  if (pages && isPageName(layout.page) && !pages.includes(kindOfPage(layout.page)))
    return {
      at: 'type',
      message: `a ${type} cannot stand on page "${layout.page}", only on ${pages.join(', ')}`,
      mend: 'Choose another type.',
    };
  if (version > definition.version)
    return {
      at: 'version',
      message: `version ${version} of ${type} does not exist, the newest is ${definition.version}`,
      mend: `Write at most ${definition.version}.`,
    };
  return null;
};

const lackedBy = (definition: BlockDefinition | undefined): readonly string[] =>
  definition && !definition.slots ? [definition.type] : [];

const checkSettings = (
  { source }: RuleContext,
  report: Report,
  definition: BlockDefinition,
  version: number,
  path: JsonPath,
): void => {
  const settings = nodeAt(source.root, [...path, 'settings']);
  if (!settings) return;
  for (const found of settingsFindings(source.file, definition, version, settings))
    report(found, found.message, found.mend);
};

/** What stands in one slot of a fallback: it is the same for everybody, so that the text decides. */
const checkSlot = (
  context: RuleContext,
  report: Report,
  definition: BlockDefinition,
  slot: string,
  blocks: readonly FallbackBlock[],
  path: JsonPath,
): void => {
  const rule = Object.hasOwn(definition.slots ?? {}, slot) ? definition.slots?.[slot] : undefined;
  if (!rule) {
    const names = Object.keys(definition.slots ?? {});
    const message =
      names.length === 0
        ? `a ${definition.type} has no slots`
        : `a ${definition.type} has no slot "${slot}"`;
    report(path, message, suggestName(slot, names), 'key');
    return;
  }
  const { accepts, limit } = rule;
  for (const [at, { type }] of blocks.entries())
    if (accepts && findDefinition(context.definitions, type) && !accepts.includes(type))
      report(
        [...path, at, 'type'],
        `slot "${slot}" of ${definition.title} does not accept a ${nameType(context.definitions, type)}, only ${accepts.map((each) => nameType(context.definitions, each)).join(', ')}`,
        'Choose a type that the slot accepts.',
      );
  if (limit !== undefined && blocks.length > limit)
    report(
      [...path, limit],
      `slot "${slot}" of ${definition.title} holds ${blocks.length} blocks, the most is ${limit}`,
      'Remove a block from the slot.',
    );
};

const checkBlock = (
  context: RuleContext,
  report: Report,
  block: FallbackBlock,
  path: JsonPath,
  around: Surroundings,
): void => {
  const fault = faultOfType(context, block, around);
  if (fault) report([...path, fault.at], fault.message, fault.mend);
  const definition = findDefinition(context.definitions, block.type);
  if (definition) {
    if (!fault) checkSettings(context, report, definition, block.version ?? 1, path);
    for (const [slot, blocks] of Object.entries(block.slots ?? {}))
      checkSlot(context, report, definition, slot, blocks, [...path, 'slots', slot]);
  }
  for (const [slot, blocks] of Object.entries(block.slots ?? {}))
    for (const [at, inside] of blocks.entries())
      checkBlock(context, report, inside, [...path, 'slots', slot, at], {
        ...around,
        pinned: null,
      });
  checkFallback(context, report, block.fallback, [...path, 'fallback'], {
    ...around,
    lacked: [...around.lacked, ...lackedBy(definition)],
  });
};

const checkFallback = (
  context: RuleContext,
  report: Report,
  fallback: Fallback | undefined,
  path: JsonPath,
  around: Surroundings,
): void => {
  if (fallback === undefined) return;
  if (fallback !== 'drop') checkBlock(context, report, fallback, path, around);
  else if (around.pinned !== null)
    report(
      path,
      `${around.pinned} is pinned, a client that cannot draw it must see something else`,
      'Write a block of a simpler type instead of "drop".',
    );
};

export const fallbackInvalid: LayoutRule = {
  code: 'FALLBACK_INVALID',
  check: (context, report) => {
    const types = typesOf(context.layout);
    const seen = new Set<string>();
    for (const { id, block, path } of writtenBlocks(context.layout)) {
      const isPatch = seen.has(id);
      seen.add(id);
      if (block.fallback === undefined) continue;
      const here = [...path, 'fallback'];
      const definition = findDefinition(context.definitions, types.get(id));
      if (isPatch)
        report(
          here,
          `the fallback of ${nameBlock(context, id)} is the same for everybody, a variant cannot change it`,
          'Write it where the block is first named.',
        );
      else
        checkFallback(context, report, block.fallback, here, {
          lacked: lackedBy(definition),
          pinned: definition?.pinned ? nameBlock(context, id) : null,
        });
    }
  },
};
