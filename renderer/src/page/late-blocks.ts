import { chosenBand } from '@broadsheet/contract/chosen-band';
import type { PageState } from './page-state.ts';
import type { Site } from './site.ts';

/** `2` where lists are otherwise for the reader, else `1`; not there for visitors. */
const MEMBER = /(?:^|; )member=(.)/;

/** There is a sign of somebody who is signed in. */
export const isMember = (): boolean => MEMBER.test(document.cookie);

/** A shared page, in a browser that knows more of its reader than the page does. */
export const isReadByKnown = ({ isShared }: PageState): boolean => {
  return Boolean(isShared && (isMember() || chosenBand(document.cookie)));
};

/** Asks for what the server had no time for and, on a shared page, for what a reader it does not know sees otherwise. */
export const askLateBlocks = ({ page, dispatch }: Site): void => {
  let late = '';
  if (isReadByKnown(page)) {
    late = ',[data-personal]';
    if (MEMBER.exec(document.cookie)?.[1] === '2') late += ',[data-leaves-out-blocked]';
  }
  const ids = [...document.querySelectorAll(`[data-block-state="deferred"]${late}`)].map(
    (place) => place.getAttribute('data-block-id') ?? '',
  );
  if (ids.length > 0) dispatch({ action: 'refresh-blocks', ids });
};
