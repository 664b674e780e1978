import { hrefOf } from '@broadsheet/contract/match-page';
import { isPageLayoutName } from '@broadsheet/contract/page-kinds';

/** The address of the page that an overlay shows: overlays are named as their layouts. Null: none such. */
export const pathOfOverlay = (overlay: string): string | null => {
  if (!isPageLayoutName(overlay)) return null;
  try {
    return hrefOf(overlay);
  } catch {
    return null;
  }
};
