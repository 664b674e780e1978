import { fetchAgain } from '@broadsheet/browser-calls/fetch-again';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { withPreview } from '@broadsheet/contract/preview-path';
import { replaceBlocks } from '../navigation/insert-blocks.ts';
import { parseHtml } from '../navigation/parse-html.ts';
import { blockStateOf } from '../page/page-state.ts';
import type { Site } from '../page/site.ts';

/** The limit of /api/blocks. */
const IDS_A_CALL = 10;
const REVISION_GONE = 409;

/** Null if the request fails. */
const fetchBlocks = async (site: Site, ids: readonly string[]): Promise<PageBlock[] | null> => {
  const { page, revision, preview, isShared } = site.page;
  const path = preview === undefined ? page.path : withPreview(page.path, preview);
  const query = new URLSearchParams({ path, revision, ids: ids.join(','), html: '1' });
  const response = await fetchAgain(`/api/blocks?${query}`, {
    headers: { accept: 'application/json', 'x-block-catalog': site.catalogId },
  });
  // A shared cache can return the old page for a while: a reload would loop.
  if (response.status === REVISION_GONE && !isShared) {
    await (await site.navigation()).reload();
    return null;
  }
  return response.ok ? ((await response.json()) as { blocks: PageBlock[] }).blocks : null;
};

const removePlaceholders = (root: ParentNode, ids: readonly string[]): void => {
  for (const element of root.querySelectorAll('[data-block-state="deferred"]')) {
    if (ids.includes(element.getAttribute('data-block-id') ?? '')) element.remove();
  }
};

const loadSome = async (site: Site, ids: readonly string[]): Promise<void> => {
  const { path } = site.page.page;
  const blocks = await fetchBlocks(site, ids).catch(() => null);
  const rendered = parseHtml((blocks ?? []).map((block) => block.html ?? '').join(''));
  if (site.page.page.path !== path) return;
  if (!blocks) return removePlaceholders(site.root ?? document, ids);
  const states = blocks.map((block) => [block.id, blockStateOf(block)] as const);
  site.page = { ...site.page, blocks: { ...site.page.blocks, ...Object.fromEntries(states) } };
  const root = site.root ?? document;
  replaceBlocks(root, ids, rendered);
  site.hydrate(root, site.page.blocks);
};

/**
 * Renders blocks again. A block that the server no longer has is removed. If the request fails, blocks stay and
 * placeholders are removed.
 */
export const refreshBlocks = async (site: Site, ids: readonly string[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += IDS_A_CALL) {
    await loadSome(site, ids.slice(start, start + IDS_A_CALL));
  }
};
