import type { Brand } from '@broadsheet/contract/brand';
import type { Layout, Variant, When } from '@broadsheet/contract/layout';
import { brandsOfPage } from '@broadsheet/contract/page-name';

const HEADER = 'site-header';

const mayServe = (when: When | undefined, brand: Brand): boolean => {
  const { brand: only, not } = when ?? {};
  const isExcluded =
    not !== undefined &&
    Object.keys(not).every((name) => name === 'brand') &&
    (not.brand ?? []).some((each) => each === brand);
  return !isExcluded && (only === undefined || only.some((each) => each === brand));
};

const servesAll = (when: When): boolean => Object.keys(when).every((name) => name === 'brand');

const isHeader = ({ blocks, variants = [] }: Layout, id: string): boolean =>
  [blocks, ...variants.map((variant) => variant.blocks ?? {})].some(
    (written) => written[id]?.type === HEADER,
  );

/** The lists of categories that a header can have on a site. A variant for all its people replaces what is before it. */
const listsOf = (id: string, layout: Layout, serving: readonly Variant[]): readonly unknown[] => {
  const written = serving.flatMap(({ when, blocks }) => {
    const strip = blocks?.[id]?.settings?.strip;
    return strip === undefined ? [] : [{ strip, isForAll: servesAll(when) }];
  });
  const last = written.findLastIndex(({ isForAll }) => isForAll);
  const lists = written.slice(Math.max(0, last)).map(({ strip }) => strip);
  return last === -1 ? [layout.blocks[id]?.settings?.strip, ...lists] : lists;
};

const hasOwnHeader = (layout: Layout, brand: Brand): boolean => {
  const { blocks, variants = [] } = layout;
  const serving = variants.filter(({ when }) => mayServe(when, brand));
  const ids = [blocks, ...serving.map((variant) => variant.blocks ?? {})].flatMap(Object.keys);
  return [...new Set(ids)]
    .filter((id) => isHeader(layout, id) && mayServe(blocks[id]?.when, brand))
    .flatMap((id) => listsOf(id, layout, serving))
    .some((strip) => Array.isArray(strip) && strip.length > 0);
};

/** The sites on which a page, or a variant of it, chooses the categories of its header itself. */
export const brandsWithOwnHeader = (layout: Layout): readonly Brand[] =>
  brandsOfPage(layout).filter((brand) => hasOwnHeader(layout, brand));
