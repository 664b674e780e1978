import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders } from '@broadsheet/blocks/server';
import { findText } from '@broadsheet/content-store/find-text';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { Audience } from '@broadsheet/contract/audience';
import { bannersAt } from '@broadsheet/contract/banner-schedule';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { LoaderContext, ServiceCaller } from '@broadsheet/contract/block-loader';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { Seo } from '@broadsheet/contract/seo';
import { shuffleSeed } from '@broadsheet/contract/shuffle-seed';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import type { PeerBlock } from './peer-page.ts';

const definitions: BlockDefinitions = blockDefinitions;

export interface PageContext {
  readonly snapshot: Snapshot;
  readonly match: PageMatch;
  readonly audience: Audience;
  readonly call: ServiceCaller;
}

export const loaderContextOf = ({
  snapshot,
  match,
  audience,
  call,
}: PageContext): LoaderContext => {
  const brand = snapshot.brands[audience.brand];
  const now = Date.now();
  return {
    brand,
    origin: `http://${brand.hosts[0]}`,
    audience,
    session: null,
    page: match,
    addresses: snapshot.addresses[brand.brand],
    call,
    banners: (source) => bannersAt(snapshot.banners.get(source) ?? [], now).banners,
    content: (name) => findText(snapshot.texts, name, brand.brand),
    messages: snapshot.messages[brand.brand],
    isFollowed: false,
    isPreview: false,
    signal: new AbortController().signal,
    now,
    seed: shuffleSeed(now),
  };
};

interface LoadedBlocks {
  readonly blocks: PeerBlock[];
  readonly seo: Partial<Seo>;
}

export const loadBlocks = async (
  planned: readonly PlanBlock[],
  context: LoaderContext,
): Promise<LoadedBlocks> => {
  const loaded = await Promise.all(
    planned.map(async ({ id, type, settings, slots = {} }) => {
      const loader = blockLoaders[type];
      if (!loader) throw new Error(`there is no block ${type}`);
      const [own, ...ofSlots] = await Promise.all([
        loader(settings, context),
        ...Object.values(slots).map((children) => loadBlocks(children, context)),
      ]);
      const names = Object.keys(slots);
      const areas = definitions[type]?.messages ?? [];
      const block: PeerBlock = {
        id,
        type,
        settings,
        messages: Object.fromEntries(areas.map((area) => [area, context.messages[area]])),
        data: own.data,
        slots: Object.fromEntries(names.map((name, at) => [name, ofSlots[at]?.blocks ?? []])),
      };
      const seo = Object.assign({}, ...ofSlots.map((slot) => slot.seo), own.page?.seo);
      return { blocks: own.data === null ? [] : [block], seo };
    }),
  );
  return {
    blocks: loaded.flatMap(({ blocks }) => blocks),
    seo: Object.assign({}, ...loaded.map(({ seo }) => seo)),
  };
};
