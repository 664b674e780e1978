import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Brand } from '@broadsheet/contract/brand';
import type { Finding } from '@broadsheet/contract/finding';
import type { Layout } from '@broadsheet/contract/layout';
import { brandsOfPage } from '@broadsheet/contract/page-name';
import { type JsonSource, type Position, positionOf } from '@broadsheet/layout-engine/json-source';
import { findDefinition, typesOf, writtenBlocks } from '@broadsheet/layout-engine/rules/rule';
import { findText } from './find-text.ts';

/** A reference of a layout to a text, with its audience and its position. */
export interface TextReference {
  readonly file: string;
  /** Computed on demand. */
  readonly position: () => Position;
  readonly name: string;
  readonly brands: readonly Brand[];
}

const TOP: Position = { line: 1, column: 1 };

/** All texts that the blocks of a layout name, including variants. @param sourceOf is called only for a position. */
export const listTextReferences = (
  file: string,
  layout: Layout,
  sourceOf: () => JsonSource | null,
  definitions: BlockDefinitions,
): TextReference[] => {
  const types = typesOf(layout);
  return writtenBlocks(layout).flatMap(({ id, block, path, variant }) => {
    const settings = findDefinition(definitions, types.get(id))?.contentSettings ?? [];
    const when = variant === null ? block.when : layout.variants?.[variant]?.when;
    return settings.flatMap((setting) => {
      const name = block.settings?.[setting];
      if (typeof name !== 'string' || name === '') return [];
      const position = (): Position => {
        const source = sourceOf();
        if (!source) return TOP;
        const { line, column } = positionOf(source, [...path, 'settings', setting]);
        return { line, column };
      };
      return [{ file, position, name, brands: when?.brand ?? brandsOfPage(layout) }];
    });
  });
};

/** The named texts that a brand shows, in order; null when none of them is valid. */
export const shownTexts = (
  named: readonly TextReference[],
  texts: ReadonlyMap<string, string>,
): string[] | null => {
  const shown = named.flatMap(({ name, brands }) =>
    brands.flatMap((brand) => findText(texts, name, brand) ?? []),
  );
  const wanted = named.reduce((sum, { brands }) => sum + brands.length, 0);
  return shown.length === wanted ? shown : null;
};

/** @param files names of all text files, even with faults, which have findings of their own. */
export const missingTexts = (
  named: readonly TextReference[],
  files: ReadonlySet<string>,
): Finding[] =>
  named.flatMap(({ file, position, name, brands }) => {
    const without = brands.filter((brand) => !files.has(name) && !files.has(`${name}.${brand}`));
    if (without.length === 0) return [];
    return [
      {
        file,
        ...position(),
        code: 'TEXT_MISSING',
        message: `there is no text "${name}" for ${without.join(' and ')}`,
        mend: `Write layouts/content/${name}.md, or ${name}.${without[0]}.md for one brand.`,
      },
    ];
  });
