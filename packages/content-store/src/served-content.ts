import type { Finding } from '@broadsheet/contract/finding';
import type { PageName } from '@broadsheet/contract/page-name';
import type { Serving } from './compare-with-serving.ts';
import { createSnapshot } from './create-snapshot.ts';
import type { LoadedContent } from './load-content.ts';
import { type ContentLog, logFaults } from './log-faults.ts';
import type { Snapshot } from './snapshot.ts';
import { stopExperiments } from './stop-experiments.ts';
import { expiredBanners, withLastBanners } from './validate-banners.ts';

export interface ServedContent {
  readonly snapshot: () => Snapshot;
  /** What newer content is compared with. */
  readonly serving: () => Serving;
  readonly faults: () => readonly Finding[];
  /** @param now epoch ms */
  readonly leftOut: (now: number) => readonly Finding[];
  /** Adopts validated content; returns whether it is served. With faults, only its stopped experiments take effect. */
  readonly replace: (loaded: LoadedContent) => boolean;
}

/** The snapshot that serves, and the findings of the newest content. */
export const createServedContent = (
  first: Snapshot,
  loaded: LoadedContent,
  log: ContentLog,
): ServedContent => {
  let snapshot = first;
  let kinds: ReadonlySet<PageName> = new Set(snapshot.pages.keys());
  let newest: Pick<LoadedContent, 'findings' | 'leftOut' | 'bannerEnds'> = {
    findings: [],
    leftOut: [],
    bannerEnds: [],
  };

  const setNewest = (content: LoadedContent): void => {
    logFaults(
      log,
      [...newest.findings, ...newest.leftOut],
      [...content.findings, ...content.leftOut],
    );
    newest = content;
  };
  const serve = (
    {
      pages,
      addresses,
      texts,
      messages,
      builtInMessages,
      experiments,
      metrics,
      ...rest
    }: LoadedContent,
    brands: Snapshot['brands'],
  ): void => {
    const banners = withLastBanners(rest.banners, snapshot.banners);
    const next = {
      brands,
      pages,
      addresses,
      banners,
      texts,
      messages,
      builtInMessages,
      experiments,
      metrics,
    };
    const { revision } = snapshot;
    snapshot = createSnapshot(next);
    kinds = new Set(pages.keys());
    if (snapshot.revision !== revision)
      log.info({ revision: snapshot.revision }, 'content reloaded');
  };
  /** No fault, of the experiments file or another, delays stopping an experiment: it may be what stops a harm. */
  const stopStopped = ({ written }: LoadedContent): void => {
    const experiments = stopExperiments(snapshot.experiments, written?.experiments ?? null);
    if (experiments === snapshot.experiments) return;
    snapshot = createSnapshot({ ...snapshot, experiments });
    log.info({ revision: snapshot.revision }, 'experiments stopped; all else waits for the faults');
  };

  setNewest(loaded);
  return {
    snapshot: () => snapshot,
    serving: () => ({ kinds, experiments: snapshot.experiments, metrics: snapshot.metrics }),
    faults: () => newest.findings,
    leftOut: (now) => [...newest.leftOut, ...expiredBanners(newest.bannerEnds, now)],
    replace: (content) => {
      setNewest(content);
      const isServed = content.findings.length === 0 && content.brands !== null;
      if (isServed && content.brands) serve(content, content.brands);
      else stopStopped(content);
      return isServed;
    },
  };
};
