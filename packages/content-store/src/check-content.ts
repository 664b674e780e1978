import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { movedBoundaries } from '@broadsheet/layout-engine/experiments/moved-boundaries';
import { listImages } from './image-files.ts';
import { loadContent } from './load-content.ts';
import { listPageCosts, type PageCosts } from './page-costs.ts';
import { readContentFiles } from './read-content-files.ts';
import type { ContentSource } from './snapshot.ts';
import { missingImages } from './validate-banners.ts';
import { listVideoFiles } from './video-files.ts';
import { missingVideos } from './videos-of-file.ts';
import { warnOfCosts } from './warn-of-costs.ts';
import { listWarnings } from './warnings/list-warnings.ts';
import { warnOfMovedAudiences } from './warnings/warn-of-moved-audiences.ts';

export interface ContentCheck {
  readonly files: number;
  readonly findings: readonly Finding[];
  /** They block nothing. */
  readonly warnings: readonly Finding[];
  /** What each page without a fault costs. */
  readonly costs: PageCosts;
}

/**
 * All faults of a content directory. Throws when it cannot be read or contains no content.
 * @param before experiments that served earlier, to find forbidden changes, and audiences that must not move.
 * @param now epoch ms: what has ended costs nothing, and is a warning.
 */
export const checkContent = async (
  { dir, definitions }: ContentSource,
  before: Experiments = NO_EXPERIMENTS,
  now = Date.now(),
): Promise<ContentCheck> => {
  const files = await readContentFiles(dir);
  if (files.length === 0) throw new Error(`no layouts/ and no brand-configs/ with files in ${dir}`);
  const loaded = loadContent(files, definitions);
  const { findings, leftOut, written, images, videos } = loaded;
  const there = await listImages(dir);
  const missing = images.flatMap(({ digest }) => (there.has(digest) ? [] : [digest]));
  const videoFiles = await listVideoFiles(dir);
  const absent = videos.flatMap(({ name }) => (videoFiles.has(name) ? [] : [name]));
  const moved = written ? movedBoundaries(before, written) : [];
  const costs = listPageCosts(loaded, definitions, now);
  return {
    files: files.length,
    findings: [
      ...findings,
      ...leftOut,
      ...moved,
      ...missingImages(images, missing),
      ...missingVideos(videos, absent),
    ],
    warnings: [
      ...warnOfCosts({ files, loaded, costs }),
      ...listWarnings({ files, loaded }, now),
      ...warnOfMovedAudiences(before, { files, loaded }, now),
    ],
    costs,
  };
};
