const BLOCK = '[data-block-id]';

const ownSignature = (element: Element): string =>
  ['id', 'type', 'revision', 'state']
    .map((name) => element.getAttribute(`data-block-${name}`) ?? '')
    .join(' ');

/** Equal for two elements exactly when they show the same blocks in the same states, children included. */
const signatureOf = (element: Element): string =>
  [element, ...element.querySelectorAll(BLOCK)].map(ownSignature).join('\n');

const childBlocks = (element: Element): Element[] =>
  [...element.querySelectorAll(BLOCK)].filter(
    (inner) => inner.parentElement?.closest(BLOCK) === element,
  );

const isPersonal = (block: Element): boolean => block.hasAttribute('data-personal');

/** Says who is signed in, and nothing of the page: the same block on all of them. */
const isOfEveryPage = (block: Element): boolean =>
  isPersonal(block) && block.getAttribute('data-landmark') !== 'main';

/** Of a personal block, whoever it was drawn for. */
const personalName = (block: Element): string =>
  `personal ${block.getAttribute('data-block-id')} ${block.getAttribute('data-block-type')}`;

/** Takes the live element of an unchanged block in place of the fresh one, at whatever depth it stands. */
const adopt = (
  fresh: Element,
  live: ReadonlyMap<string, Element>,
  retainsPersonal: boolean,
): Element => {
  const retained =
    live.get(signatureOf(fresh)) ??
    (retainsPersonal && isOfEveryPage(fresh) ? live.get(personalName(fresh)) : undefined);
  if (retained) return retained;
  for (const child of childBlocks(fresh)) {
    const adopted = adopt(child, live, retainsPersonal);
    if (adopted !== child) child.replaceWith(adopted);
  }
  return fresh;
};

const arrange = (region: Element, wanted: readonly Element[]): void => {
  for (const child of [...region.children]) if (!wanted.includes(child)) child.remove();
  let cursor = region.firstElementChild;
  for (const element of wanted) {
    if (element === cursor) cursor = cursor.nextElementSibling;
    else region.insertBefore(element, cursor);
  }
};

/**
 * Puts a page's blocks into the regions of the document. A block of unchanged id and revision keeps
 * its element, and with it its state; it is not even moved unless its place among its like changed.
 * @param keepsPersonal the fresh personal blocks are for nobody in particular, and will be asked for anew: until then
 * what stands above the pages says more
 */
export const insertBlocks = (
  root: ParentNode,
  fresh: DocumentFragment,
  retainsPersonal = false,
): void => {
  const regions = [...root.querySelectorAll('[data-region]')];
  const live = new Map<string, Element>();
  for (const region of regions) {
    for (const element of region.querySelectorAll(BLOCK)) {
      live.set(signatureOf(element), element);
      if (isOfEveryPage(element)) live.set(personalName(element), element);
    }
  }
  const blocks = [...fresh.children].map((element) => ({
    landmark: element.getAttribute('data-landmark'),
    element: adopt(element, live, retainsPersonal),
  }));
  for (const region of regions) {
    const name = region.getAttribute('data-region');
    arrange(
      region,
      blocks.filter(({ landmark }) => landmark === name).map(({ element }) => element),
    );
  }
};

/**
 * Puts newly drawn blocks where the blocks of the same ids stand; one that came out empty goes away. A personal one in
 * which somebody is at work stays as it is.
 */
export const replaceBlocks = (
  root: ParentNode,
  ids: readonly string[],
  fresh: DocumentFragment,
): void => {
  for (const id of ids) {
    const selector = `[data-block-id="${CSS.escape(id)}"]`;
    const existing = root.querySelector(selector);
    const rendered = fresh.querySelector(selector);
    if (!existing || (isPersonal(existing) && existing.contains(document.activeElement))) continue;
    if (!rendered) existing.remove();
    else if (signatureOf(existing) !== signatureOf(rendered)) existing.replaceWith(rendered);
  }
};
