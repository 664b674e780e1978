import { isMember, readBrowserCookie } from '@broadsheet/browser-calls/browser-cookies';
import { chosenBand } from '@broadsheet/contract/chosen-band';
import type { PageState } from './page-state.ts';
import type { Site } from './site.ts';

/** True for a shared page in a browser that knows more about its reader than the page. */
export const isReadByKnown = ({ isShared }: PageState): boolean => {
  return Boolean(isShared && (isMember() || chosenBand(readBrowserCookie('band'))));
};

/** Requests the deferred blocks. On a shared page it also requests the blocks that differ for this reader. */
export const loadDeferredBlocks = ({ page, dispatch }: Site): void => {
  let late = '';
  if (isReadByKnown(page)) {
    late = ',[data-personal]';
    // This reader has blocked companies, so lists differ.
    if (readBrowserCookie('member') === '2') late += ',[data-leaves-out-blocked]';
  }
  const ids = [...document.querySelectorAll(`[data-block-state="deferred"]${late}`)].map(
    (element) => element.getAttribute('data-block-id') ?? '',
  );
  if (ids.length > 0) dispatch({ action: 'refresh-blocks', ids });
};
