/**
 * The data of a page for the servers that are compared with the BFF: the same layout, loaders and calls, without the BFF's
 * validation, deadlines, caches, sessions and metrics. Every peer imports the bundle of this file.
 */
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { composePageCall } from '@broadsheet/blocks/server';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { NO_ARMS } from '@broadsheet/contract/experiments';
import { matchPage } from '@broadsheet/contract/match-page';
import { pageNameOf } from '@broadsheet/contract/page-name';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import { loadBlocks, loaderContextOf } from './load-blocks.ts';
import type { PeerPage } from './peer-page.ts';
import { createCaller, createFetch } from './service-answers.ts';

/** Loads the page at a path of a brand for an audience. Throws where there is no such page. */
export type LoadPage = (path: string, audience: Audience) => Promise<PeerPage>;

interface PageDataOptions {
  readonly servicesUrl: string;
  readonly contentDir: string;
  /** How long the answers of services are reused; 0 is never. */
  readonly answersForMs: number;
}

const NOTHING_LOGGED = { error: () => undefined, warn: () => undefined, info: () => undefined };

const flattenPlan = (blocks: readonly PlanBlock[]): readonly PlanBlock[] =>
  blocks.flatMap((block) => [block, ...flattenPlan(Object.values(block.slots ?? {}).flat())]);

/** Opens the content of a site for a peer; its services are called for every page. */
const openPageData = async (options: PageDataOptions): Promise<LoadPage> => {
  const content = await openContentStore({
    dir: options.contentDir,
    definitions: blockDefinitions,
    watch: false,
    log: NOTHING_LOGGED,
  });
  const snapshot = content.current();
  const fetchAnswer = createFetch(options.servicesUrl, options.answersForMs);
  return async (path, audience) => {
    const match = matchPage(path);
    if ('redirect' in match) throw new Error(`${path} redirects`);
    const layout = snapshot.pages.get(pageNameOf(match));
    if (!layout) throw new Error(`there is no page ${path}`);
    const { blocks } = selectPlan(layout.compiled, audience, NO_ARMS, Date.now());
    const composed = composePageCall(match, flattenPlan(blocks));
    const call = createCaller(fetchAnswer, audience.brand, composed);
    const context = loaderContextOf({ snapshot, match, audience, call });
    return { brand: audience.brand, ...(await loadBlocks(blocks, context)) };
  };
};

/** The page loader that a peer's environment describes. */
export const openPageDataFromEnv = (): Promise<LoadPage> => {
  const { SERVICES_URL = '', CONTENT_DIR = '', ANSWERS_FOR_MS = '0' } = process.env;
  return openPageData({
    servicesUrl: SERVICES_URL,
    contentDir: CONTENT_DIR,
    answersForMs: Number(ANSWERS_FOR_MS),
  });
};

/** The audience of a peer's request: only the experience band of its cookie is read. */
export const audienceOf = (cookie: string | undefined): Audience => {
  const band = Number(
    /(?:^|; )band=([1-9])(?:;|$)/.exec(cookie ?? '')?.[1] ?? ANYBODY.experienceBand,
  );
  return { ...ANYBODY, experienceBand: band };
};
