import { Layout, type LayoutBlock, type Variant } from '@broadsheet/contract/layout';
import { searchHref } from '@broadsheet/contract/match-page';
import Value from 'typebox/value';

export const HOME_LAYOUT = 'layouts/home.json';
/** The experience band that the personal cards are for, and that their visitor has. */
export const CARD_BAND = 4;
/** What of the home page asks who is there: in their settings, or in what they show. */
const LOOKS_AT_READER: ReadonlySet<string> = new Set([
  'search-hero',
  'experience-chooser',
  'promo-banners',
]);
const PUBLIC_FIELDS: ReadonlySet<string> = new Set(['brand', 'from', 'until']);
const WORDS = ['Java', 'Python', 'React', 'Sales', 'Data', 'Cloud', 'Security'];
const EVERY_THIRD = 3;

export const isLayout = (value: unknown): value is Layout => Value.Check(Layout, value);

const linkOf = (word: string): string => searchHref(word, 1, { exp: String(CARD_BAND) });

/** A promotion or, every third time, a grid of three things to read. */
const cardAt = (index: number): LayoutBlock => {
  const when = { experienceBand: [CARD_BAND] };
  const words = [0, 1, 2].map((step) => WORDS[(index + step) % WORDS.length] ?? 'Java');
  const [word = 'Java'] = words;
  if (index % EVERY_THIRD === EVERY_THIRD - 1)
    return {
      type: 'skills-grid',
      when,
      settings: {
        title: 'After four years',
        note: 'What employers ask for at your experience, and the jobs behind each.',
        items: words.map((title) => ({ title, text: `${title}, from here`, link: linkOf(title) })),
      },
    };
  return {
    type: 'promo-card',
    when,
    settings: {
      title: `Four years in: what next with ${word}?`,
      text: 'Vacancies that ask for four to six years of work, newest first, from employers that name the pay.',
      ctaText: 'See these jobs',
      link: linkOf(word),
    },
  };
};

const isPublic = ({ when }: Variant): boolean =>
  Object.keys(when).every((field) => PUBLIC_FIELDS.has(field));

/** The home page without what depends on the reader, and with as many personal cards before its footer. Pure. */
export const plainHome = (layout: Layout, count: number): Layout => {
  const { variants = [] } = layout;
  const cards = Array.from({ length: count }, (_, index) => `card-${index}`);
  const isKept = (id: string): boolean => {
    const block = layout.blocks[id];
    return block !== undefined && !block.when && !LOOKS_AT_READER.has(block.type);
  };
  const arrange = (order: readonly string[]): string[] => {
    const kept = order.filter(isKept);
    return [...kept.slice(0, -1), ...cards, ...kept.slice(-1)];
  };
  const onlyKept = <Block>(blocks: Readonly<Record<string, Block>> = {}) =>
    Object.fromEntries(Object.entries(blocks).filter(([id]) => isKept(id)));
  const added = Object.fromEntries(cards.map((id, index) => [id, cardAt(index)]));
  return {
    page: layout.page,
    blocks: { ...onlyKept(layout.blocks), ...added },
    order: arrange(layout.order),
    variants: variants.filter(isPublic).map(({ order, blocks, ...variant }) => ({
      ...variant,
      ...(order ? { order: arrange(order) } : {}),
      blocks: onlyKept(blocks),
    })),
  };
};
