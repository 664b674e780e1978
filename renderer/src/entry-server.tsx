import { blockComponents } from '@broadsheet/blocks/client';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { PageRenderer, RendererModule } from '@broadsheet/contract/page-renderer';
import type { BlockComponent } from './page/block-view.tsx';
import { readClientAssets } from './page/client-assets.ts';
import { createFragmentCache } from './page/fragment-cache.ts';
import { type Part, textOf } from './page/parts.ts';
import { type BlockCatalog, createBlockRenderer, createFindings } from './page/render-block.ts';
import { createDocumentRenderer } from './page/render-document.ts';
import { renderPreview } from './preview/render-preview.tsx';

const definitions: BlockDefinitions = blockDefinitions;

/** Loads all components before the first page, so that rendering is synchronous. */
const loadCatalog = async (): Promise<BlockCatalog> => ({
  definitions,
  components: Object.fromEntries(
    await Promise.all(
      Object.entries(blockComponents).map(
        async ([type, load]): Promise<[string, BlockComponent]> => [
          type,
          (await load()) as BlockComponent,
        ],
      ),
    ),
  ),
});

/** @param manifest the client build's manifest. Throws if it is invalid. */
export const createRenderer: RendererModule['createRenderer'] = async (
  manifest,
): Promise<PageRenderer> => {
  const assets = readClientAssets(manifest);
  const catalog = await loadCatalog();
  const fragments = createFragmentCache();
  const renderBlock = createBlockRenderer(catalog, fragments.blocks);
  const renderDocument = createDocumentRenderer(assets, fragments.fragments);

  return {
    renderPage: (page, context, report) => {
      const findings = createFindings(report);
      const regions: Record<'banner' | 'main' | 'contentinfo', Part[]> = {
        banner: [],
        main: [],
        contentinfo: [],
      };
      for (const block of page.blocks) {
        const landmark = definitions[block.type]?.landmark ?? 'main';
        regions[landmark].push(...renderBlock(block, context.messages.page, findings));
      }
      return renderDocument(page, context, {
        ...regions,
        coversFoot: page.blocks.some(({ type }) => definitions[type]?.coversFoot),
        preview: renderPreview(page, context.messages.preview),
        findings,
      });
    },
    renderBlocks: (blocks, { messages }, report) =>
      blocks.map((block) => ({
        ...block,
        html: textOf(renderBlock(block, messages.page, createFindings(report))),
      })),
    caches: () => ({ blocks: fragments.blocks.counts(), fragments: fragments.fragments.counts() }),
  };
};
