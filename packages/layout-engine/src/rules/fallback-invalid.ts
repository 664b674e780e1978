import type { Fallback } from '@broadsheet/contract/layout';
import { isPageName, kindOfPage } from '@broadsheet/contract/page-name';
import { type JsonPath, nodeAt } from '../json-source.ts';
import { nameBlock } from '../name-block.ts';
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

const checkBlock = (
  { definitions, layout, source }: RuleContext,
  report: Report,
  fallback: Exclude<Fallback, 'drop'>,
  path: JsonPath,
  ownType: string | undefined,
): void => {
  const { type, version = 1 } = fallback;
  const definition = findDefinition(definitions, type);
  const pages: readonly string[] | undefined = definition?.pages;
  if (!definition)
    report(
      [...path, 'type'],
      `there is no block type "${type}"`,
      suggestName(type, Object.keys(definitions)),
    );
  else if (type === ownType)
    report(
      [...path, 'type'],
      `a client that cannot render a ${type} cannot render its fallback either`,
      'Choose an older, simpler type, or "drop".',
    );
  else if (pages && isPageName(layout.page) && !pages.includes(kindOfPage(layout.page)))
    report(
      [...path, 'type'],
      `a ${type} cannot stand on page "${layout.page}", only on ${pages.join(', ')}`,
      'Choose another type.',
    );
  else if (version > definition.version)
    report(
      [...path, 'version'],
      `version ${version} of ${type} does not exist, the newest is ${definition.version}`,
      `Write at most ${definition.version}.`,
    );
  else {
    const settings = nodeAt(source.root, [...path, 'settings']);
    if (!settings) return;
    for (const found of settingsFindings(source.file, definition, version, settings))
      report(found, found.message, found.mend);
  }
};

export const fallbackInvalid: LayoutRule = {
  code: 'FALLBACK_INVALID',
  check: (context, report) => {
    const types = typesOf(context.layout);
    const seen = new Set<string>();
    for (const { id, block, path } of writtenBlocks(context.layout)) {
      const { fallback } = block;
      const type = types.get(id);
      const isPatch = seen.has(id);
      seen.add(id);
      if (fallback === undefined) continue;
      const here = [...path, 'fallback'];
      if (isPatch)
        report(
          here,
          `the fallback of ${nameBlock(context, id)} is the same for everybody, a variant cannot change it`,
          'Write it where the block is first named.',
        );
      else if (fallback !== 'drop') checkBlock(context, report, fallback, here, type);
      else if (findDefinition(context.definitions, type)?.pinned)
        report(
          here,
          `${nameBlock(context, id)} is pinned, a client that cannot draw it must see something else`,
          'Write a block of a simpler type instead of "drop".',
        );
    }
  },
};
