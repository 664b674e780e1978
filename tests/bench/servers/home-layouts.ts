import { Layout, type LayoutBlock, type Variant } from '@broadsheet/contract/layout';
import Value from 'typebox/value';

export const HOME_LAYOUT = 'layouts/home.json';
/** The block that the benchmark makes personal in its own builds: the rows of a search. */
export const PERSONAL_TYPE = 'picked-jobs';
/** The experience band that the personal cards are for, and that their visitor has. */
export const CARD_BAND = 4;
/** Blocks of the home page that depend on the viewer: by their settings, or by their content. */
const READS_VIEWER: ReadonlySet<string> = new Set([
  'search-hero',
  'experience-chooser',
  'promo-banners',
  'profile-prompt',
  PERSONAL_TYPE,
]);

export const isLayout = (value: unknown): value is Layout => Value.Check(Layout, value);

/** A block of so many rows, only for visitors of the band. */
const cardsOf = (count: number): LayoutBlock => ({
  type: PERSONAL_TYPE,
  when: { experienceBand: [CARD_BAND] },
  settings: { title: 'Picked for you', note: 'By your experience, newest first.', count },
});

const isOfBrand = ({ when }: Variant): boolean =>
  Object.keys(when).every((field) => field === 'brand');

/** The home page without what depends on the reader, and with one block of as many personal cards before its footer, if any. Pure. */
export const plainHome = (layout: Layout, count: number): Layout => {
  const { variants = [] } = layout;
  const cards = count > 0 ? ['cards'] : [];
  const isIncluded = (id: string): boolean => {
    const block = layout.blocks[id];
    return block !== undefined && !block.when && !READS_VIEWER.has(block.type);
  };
  const arrange = (order: readonly string[]): string[] => {
    const included = order.filter(isIncluded);
    return [...included.slice(0, -1), ...cards, ...included.slice(-1)];
  };
  const onlyIncluded = <Block>(blocks: Readonly<Record<string, Block>> = {}) =>
    Object.fromEntries(Object.entries(blocks).filter(([id]) => isIncluded(id)));
  const added = Object.fromEntries(cards.map((id) => [id, cardsOf(count)]));
  return {
    page: layout.page,
    blocks: { ...onlyIncluded(layout.blocks), ...added },
    order: arrange(layout.order),
    variants: variants.filter(isOfBrand).map(({ order, blocks, ...variant }) => ({
      ...variant,
      ...(order ? { order: arrange(order) } : {}),
      blocks: onlyIncluded(blocks),
    })),
  };
};
