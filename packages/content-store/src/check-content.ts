import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { movedBoundaries } from '@broadsheet/layout-engine/experiments/moved-boundaries';
import { listImages } from './image-files.ts';
import { loadContent } from './load-content.ts';
import { readContentFiles } from './read-content-files.ts';
import type { ContentSource } from './snapshot.ts';
import { missingImages } from './validate-banners.ts';

export interface ContentCheck {
  readonly files: number;
  readonly findings: readonly Finding[];
}

/**
 * All faults of a content directory. Throws when it cannot be read or contains no content.
 * @param before experiments that served earlier, to find forbidden changes.
 */
export const checkContent = async (
  { dir, definitions }: ContentSource,
  before: Experiments = NO_EXPERIMENTS,
): Promise<ContentCheck> => {
  const files = await readContentFiles(dir);
  if (files.length === 0) throw new Error(`no layouts/ and no brand-configs/ with files in ${dir}`);
  const { findings, leftOut, written, bannerImages } = loadContent(files, definitions);
  const there = await listImages(dir);
  const missing = bannerImages.flatMap(({ digest }) => (there.has(digest) ? [] : [digest]));
  const moved = written ? movedBoundaries(before, written) : [];
  return {
    files: files.length,
    findings: [...findings, ...leftOut, ...moved, ...missingImages(bannerImages, missing)],
  };
};
