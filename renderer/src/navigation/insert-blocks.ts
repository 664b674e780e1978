const BLOCK = '[data-block-id]';

/** The blocks of the shown page; those of a job in the pane beside a list belong to another page. */
const blocksIn = (root: Element): Element[] =>
  [...root.querySelectorAll(BLOCK)].filter((block) => block.closest('[data-pane-job]') === null);

const ownSignature = (element: Element): string =>
  ['id', 'type', 'revision', 'state']
    .map((name) => element.getAttribute(`data-block-${name}`) ?? '')
    .join(' ');

/** Equal for two elements exactly if they show the same blocks in the same states, including children. */
const signatureOf = (element: Element): string =>
  [element, ...blocksIn(element)].map(ownSignature).join('\n');

const childBlocks = (element: Element): Element[] =>
  [...element.querySelectorAll(BLOCK)].filter(
    (inner) => inner.parentElement?.closest(BLOCK) === element,
  );

const isPersonal = (block: Element): boolean => block.hasAttribute('data-personal');

/** True for the block that shows who is signed in: it is the same on all pages. */
const isOfEveryPage = (block: Element): boolean =>
  isPersonal(block) && block.getAttribute('data-landmark') !== 'main';

/** The identity of a personal block, whoever it was rendered for. */
const personalName = (block: Element): string =>
  `personal ${block.getAttribute('data-block-id')} ${block.getAttribute('data-block-type')}`;

/** Replaces a fresh element of an unchanged block by the live one, at any depth. */
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
 * Inserts a page's blocks into the regions of the document. A block with the same id and revision retains its element and
 * so its state; it is not even moved unless its order among such blocks has changed.
 * @param retainsPersonal the fresh personal blocks are anonymous and will be refreshed; until then the header's live ones
 * stay
 */
export const insertBlocks = (
  root: ParentNode,
  fresh: DocumentFragment,
  retainsPersonal = false,
): void => {
  const regions = [...root.querySelectorAll('[data-region]')];
  const live = new Map<string, Element>();
  for (const region of regions) {
    for (const element of blocksIn(region)) {
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
 * Replaces blocks with newly rendered ones of the same ids; an empty one is removed. A personal block that has the focus
 * stays.
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
