import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import {
  isPageLayoutName,
  PAGE_KINDS,
  type PageKindDefinition,
} from '@broadsheet/contract/page-kinds';
import { decideBlock } from '../decide-block.ts';
import { nameCompiledBlock, nameType } from '../name-block.ts';
import { blameFor } from './blame.ts';
import type { PlanRule } from './rule.ts';

const MEND =
  'Who sees none of them is told that the page does not exist: keep one in the list and without a "when".';

/** Types that find the page's entity, for pages that do not exist without one. */
const findersOf = (definitions: BlockDefinitions, page: string): string[] => {
  const kind: PageKindDefinition | null = isPageLayoutName(page) ? PAGE_KINDS[page] : null;
  if (!kind?.hasLookup) return [];
  return Object.values(definitions)
    .filter(({ primary, pages = [] }) => primary && pages.some((each) => each === page))
    .map(({ type }) => type);
};

/** A page with a primary block shows one to everybody: it finds the entity and decides the page's status. */
export const primaryLeftOut: PlanRule = {
  code: 'PRIMARY_LEFT_OUT',
  start: ({ compiled, definitions, layout }, report) => {
    const primary = compiled.blocks.flatMap(({ definition }, index) =>
      definition.primary ? [index] : [],
    );
    const reported = new Set<string>();
    return {
      visit: ({ state, holds, shown, who }) => {
        if (shown.some(({ block }) => primary.includes(block))) return;
        const decide = (block: number) => decideBlock(compiled, state, holds, block);
        for (const index of primary) {
          const found = blameFor(compiled, decide, index);
          const key = found?.path.join('.') ?? '';
          if (!found || reported.has(key)) continue;
          reported.add(key);
          report(
            found.path,
            `${nameCompiledBlock(compiled, index)} is what the page is about, but for ${who} ${found.way}`,
            MEND,
          );
          return;
        }
      },
      finish: () => {
        const finders = findersOf(definitions, layout.page);
        if (primary.length > 0 || finders.length === 0) return;
        report(
          ['blocks'],
          `page "${layout.page}" has no block that finds what it is about`,
          `Add a block "${finders.map((type) => nameType(definitions, type)).join('" or "')}".`,
          'key',
        );
      },
    };
  },
};
