import { createSeenBefore } from '../page/cache/cache-keys.ts';
import { createResultCache, noResultCache } from '../page/cache/result-cache.ts';
import { createBlockReports } from '../page/load/block-report.ts';
import { createRendering } from '../page/render/render-page.ts';
import { serveCatalogs } from '../page/request/served-catalog.ts';
import type { PageDeps } from '../page/serve-page.ts';
import type { AppDeps } from './app-deps.ts';

/** What pages are made with. Its caches are counted by the metrics. */
export const createPageDeps = (deps: AppDeps): PageDeps => {
  const { config, upstream, metrics, log } = deps;
  const createCache = (isWorth?: (key: string) => boolean) =>
    config.cacheBytes > 0
      ? createResultCache(config.cacheBytes / 2, deps.now, isWorth)
      : noResultCache;
  const reports = createBlockReports(metrics, deps.blockCounter);
  // A block result is cached from its second miss on: the page cache serves most repeats.
  const [results, pages] = [createCache(createSeenBefore()), createCache()];
  metrics.followCaches(() => ({
    results: results.counts(),
    pages: pages.counts(),
    ...deps.renderer.caches?.(),
    ...(deps.studio
      ? { pictures: deps.studio.images.counts(), videos: deps.studio.videos.counts() }
      : {}),
  }));
  const rendering = createRendering({
    renderer: deps.renderer,
    isProduction: config.isProduction,
    onUnrendered: reports.unrendered,
  });
  return {
    blockDeadlineMs: config.blockDeadlineMs,
    results,
    pages,
    rendering,
    yieldToEventLoop: deps.takeTurn,
    definitions: deps.definitions,
    loaders: deps.loaders,
    composePageCall: deps.composePageCall,
    upstream,
    experiments: {
      assign: deps.assign,
      recorder: deps.recorder,
      onAssignFault: (error) => {
        metrics.assignFaults.inc();
        log.error({ err: error }, 'arms could not be assigned: control is served');
      },
    },
    catalogs: serveCatalogs(deps.catalogs),
    log,
    reports,
  };
};
