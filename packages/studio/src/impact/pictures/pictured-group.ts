import type { ImpactGroup } from '../format-who.ts';
import type { ImpactSection } from '../impact-section.ts';
import { type Mark, marksOf } from './marks.ts';

/** A group with pictures. */
export interface PicturedGroup {
  readonly group: ImpactGroup;
  readonly kind: string;
  readonly page: string;
  readonly who: string;
  readonly share: string | null;
  readonly lines: readonly string[];
  readonly marks: readonly Mark[];
}

/** All groups with a changed page, in order. Pure. */
export const picturedGroups = (sections: readonly ImpactSection[]): readonly PicturedGroup[] =>
  sections.flatMap(({ title, groups }) =>
    groups.flatMap(({ shown, who, share, lines }) =>
      shown
        ? [
            {
              group: shown.group,
              kind: shown.page,
              page: title,
              who,
              share,
              lines,
              marks: marksOf(shown.group.blocks, shown.titleOf),
            },
          ]
        : [],
    ),
  );
