import type { ClassField } from '@broadsheet/contract/audience';
import type { Experiments } from '@broadsheet/contract/experiments';
import type { SharingLevel, ViewerReason } from '@broadsheet/contract/page-cost';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import type { CompiledLayout } from './compiled-layout.ts';

/**
 * Why a page is for one viewer only: a page of seekers, one for which a link was sent, or one about its viewer, because the
 * block that decides its status shows somebody's own data. Null for all other pages.
 * @param compiled absent where the page has no layout
 */
export const findViewerReason = (
  kind: PageLayoutName,
  compiled: CompiledLayout | undefined,
): ViewerReason | null => {
  const { auth, forOne }: PageKindDefinition = PAGE_KINDS[kind];
  if (auth === 'seeker') return { kind: 'seekers', block: null };
  if (forOne) return { kind: 'link', block: null };
  const own = compiled?.blocks.find(({ definition }) => definition.primary && definition.personal);
  return own ? { kind: 'block', block: own.id } : null;
};

/**
 * The experiments of a layout in which somebody may take part within a time. All others show control to everybody, so that
 * they divide no page.
 * @param from epoch ms; @param until epoch ms
 */
export const findRunning = (
  { experiments }: CompiledLayout,
  { byKey }: Experiments,
  from: number,
  until: number,
): readonly string[] =>
  experiments.flatMap(({ key }) => {
    const found = byKey.get(key);
    if (found?.status !== 'running') return [];
    const starts = found.from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(found.from);
    const ends = found.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(found.until);
    return starts <= until && from < ends ? [key] : [];
  });

/** What decides who gets the same page. */
export interface LevelFacts {
  readonly isForViewer: boolean;
  /** The fields that tell the classes of the page apart. */
  readonly classFields: readonly ClassField[];
  /** An experiment of its layout runs. */
  readonly hasExperiments: boolean;
}

export const sharingLevelOf = ({
  isForViewer,
  classFields,
  hasExperiments,
}: LevelFacts): SharingLevel => {
  if (isForViewer) return 'viewer';
  return classFields.length > 0 || hasExperiments ? 'class' : 'everyone';
};
