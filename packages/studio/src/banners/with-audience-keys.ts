import { resolveAudienceCell } from '@broadsheet/content-store/audience-cell';
import type { BannerColumn } from '@broadsheet/content-store/banner-cells';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { setCell } from './edit-sheet.ts';
import type { Sheet } from './sheet.ts';

const AUDIENCE: BannerColumn = 'audience';

/** An edited sheet with the audiences of its edited cells by their keys, which stay when a name changes. */
export const withAudienceKeys = (
  before: Sheet,
  edited: Sheet,
  audiences: NamedAudiences,
): Sheet => {
  const column = edited.columns.indexOf(AUDIENCE);
  if (column < 0) return edited;
  const known = new Set(before.rows);
  let resolved = edited;
  for (const [at, row] of edited.rows.entries()) {
    const cell = row.cells?.[column];
    if (cell !== undefined && !known.has(row))
      resolved = setCell(resolved, at, column, resolveAudienceCell(cell, audiences));
  }
  return resolved;
};
