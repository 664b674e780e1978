import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { FastifyBaseLogger } from 'fastify';
import { createLinkCheck } from '../../links/check-links.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import type { StudioRecords } from '../studio-records.ts';
import { blockHealth, titleOf } from './block-health.ts';
import { startLinkCheck } from './check-links.ts';
import { collectLinks } from './collect-links.ts';
import { idleBanners } from './idle-banners.ts';
import { pageCoverage } from './page-coverage.ts';

type HealthHandlers = Pick<
  StudioHandlers,
  | 'listBlockHealth'
  | 'listVitals'
  | 'readLinkHealth'
  | 'startLinkHealth'
  | 'listBannerHealth'
  | 'listCoverage'
>;

const COVERED_DAYS = 28;

export interface HealthDeps {
  readonly content: Pick<ContentStore, 'current' | 'reading' | 'leftOut'>;
  readonly definitions: BlockDefinitions;
  readonly records: Pick<
    StudioRecords,
    'loadBlockCounts' | 'loadBrowserFaults' | 'loadVitals' | 'loadAudienceCounts' | 'links'
  >;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface OpenHealth {
  readonly handlers: HealthHandlers;
  /** Aborts the running link check. */
  readonly close: () => Promise<void>;
}

/** Handlers of Studio's calls about faults and unused content. */
export const openHealth = (deps: HealthDeps): OpenHealth => {
  const { content, definitions, records, log, now } = deps;
  const stopped = new AbortController();
  let checking: Promise<void> = Promise.resolve();
  return {
    handlers: {
      listBlockHealth: async ({ query: { days } }) => {
        const since = now() - days * DAY_MS;
        const [counts, faults] = await Promise.all([
          records.loadBlockCounts(since),
          records.loadBrowserFaults(since),
        ]);
        return {
          items: blockHealth(counts, content.current().pages, definitions),
          browsers: faults.map((fault) => ({ ...fault, title: titleOf(definitions, fault.type) })),
        };
      },
      listVitals: async ({ query: { days } }) => {
        const { pages, blocks, arms } = await records.loadVitals(now() - days * DAY_MS);
        return {
          pages: [...pages],
          blocks: blocks
            .map((row) => ({ ...row, title: titleOf(definitions, row.type) }))
            .sort((left, right) => right.poor - left.poor || right.samples - left.samples),
          arms: [...arms],
        };
      },
      readLinkHealth: () => records.links.read(),
      startLinkHealth: async ({ staff, request }) => {
        const { pages, brands } = content.current();
        const begun = await startLinkCheck({
          links: collectLinks(pages.values(), content.reading().files),
          by: staff,
          check: createLinkCheck({ app: request.server, brands: () => brands }),
          checks: records.links,
          now,
          signal: stopped.signal,
        });
        if (begun)
          checking = begun.done.catch((error: unknown) =>
            log.warn({ err: error }, 'a look at all links has ended early'),
          );
        return records.links.read();
      },
      listBannerHealth: async () =>
        idleBanners(
          {
            snapshot: content.current(),
            files: content.reading().files,
            leftOut: content.leftOut(),
          },
          definitions,
        ),
      listCoverage: async () => ({
        days: COVERED_DAYS,
        items: pageCoverage(
          content.current(),
          await records.loadAudienceCounts(),
          definitions,
          now(),
        ),
      }),
    },
    close: async () => {
      stopped.abort();
      await checking;
    },
  };
};
