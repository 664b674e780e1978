import { isMember, readBrowserCookie } from '@broadsheet/browser-calls/browser-cookies';
import { chosenBand } from '@broadsheet/contract/chosen-band';
import type { PageState } from './page-state.ts';
import type { Site } from './site.ts';

/** A shared page, in a browser that knows more of its reader than the page does. */
export const isReadByKnown = ({ isShared }: PageState): boolean => {
  return Boolean(isShared && (isMember() || chosenBand(readBrowserCookie('band'))));
};

/** Asks for what the server had no time for and, on a shared page, for what a reader it does not know sees otherwise. */
export const loadDeferredBlocks = ({ page, dispatch }: Site): void => {
  let late = '';
  if (isReadByKnown(page)) {
    late = ',[data-personal]';
    // Lists are otherwise for this reader.
    if (readBrowserCookie('member') === '2') late += ',[data-leaves-out-blocked]';
  }
  const ids = [...document.querySelectorAll(`[data-block-state="deferred"]${late}`)].map(
    (element) => element.getAttribute('data-block-id') ?? '',
  );
  if (ids.length > 0) dispatch({ action: 'refresh-blocks', ids });
};
