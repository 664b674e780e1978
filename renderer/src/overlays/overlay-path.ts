import { hrefOf } from '@broadsheet/contract/match-page';
import { isPageLayoutName } from '@broadsheet/contract/page-kinds';

/** The path of an overlay's page: overlays have the names of their layouts. Null if there is none. */
export const pathOfOverlay = (overlay: string): string | null => {
  if (!isPageLayoutName(overlay)) return null;
  try {
    return hrefOf(overlay);
  } catch {
    return null;
  }
};
