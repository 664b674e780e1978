import { blockComponents } from '@broadsheet/blocks/client';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { createFragment } from '@broadsheet/contract/fragment';
import type { PageBlock } from '@broadsheet/contract/page-json';
import type { BlockReport, PageRenderer, RendererModule } from '@broadsheet/contract/page-renderer';
import type { BlockComponent } from './page/block-view.tsx';
import { readClientAssets } from './page/client-assets.ts';
import { pageStateOf } from './page/page-state.ts';
import { type BlockCatalog, type Findings, renderBlock } from './page/render-block.tsx';
import { renderDocument } from './page/render-document.ts';
import { renderPreview } from './preview/render-preview.tsx';

const definitions: BlockDefinitions = blockDefinitions;

/** All components are loaded before the first page, so that drawing needs no waiting. */
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

const findingsFor = (report: BlockReport): Findings => ({
  report,
  preloads: new Set(),
  hydrated: [],
});

/** @param manifest the client build's manifest. Throws when it is not one. */
export const createRenderer: RendererModule['createRenderer'] = async (
  manifest,
): Promise<PageRenderer> => {
  const assets = readClientAssets(manifest);
  const catalog = await loadCatalog();
  const landmarkOf = (block: PageBlock) => definitions[block.type]?.landmark ?? 'main';

  return {
    renderPage: (page, context, report) => {
      const findings = findingsFor(report);
      const drawn = { banner: '', main: '', contentinfo: '' };
      for (const block of page.blocks) {
        drawn[landmarkOf(block)] += renderBlock(catalog, block, findings);
      }
      const { hydrated, preloads } = findings;
      const html = renderDocument(page, context, assets, {
        ...drawn,
        preview: renderPreview(page),
        preloads,
        types: [...new Set(hydrated.map((block) => block.type))],
        state: pageStateOf(page, hydrated),
      });
      return [createFragment(html, false)];
    },
    renderBlocks: (blocks, _context, report) =>
      blocks.map((block) => ({
        ...block,
        html: renderBlock(catalog, block, findingsFor(report)),
      })),
  };
};
