import { chosenBand } from '@broadsheet/contract/chosen-band';
import type { Site } from './site.ts';

/** Asks for what the server had no time for and, on a shared page, for what a reader it does not know sees otherwise. */
export const askLateBlocks = ({ page, dispatch }: Site): void => {
  const late = page.isShared && chosenBand(document.cookie) ? ',[data-personal]' : '';
  const ids = [...document.querySelectorAll(`[data-block-state="deferred"]${late}`)].map(
    (place) => place.getAttribute('data-block-id') ?? '',
  );
  if (ids.length > 0) dispatch({ action: 'refresh-blocks', ids });
};
