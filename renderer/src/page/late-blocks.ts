import { chosenBand } from '@broadsheet/contract/chosen-band';
import type { Site } from './site.ts';

/** `2` where companies are blocked, else `1`; not there for visitors. */
const MEMBER = /(?:^|; )member=(.)/;

/** Asks for what the server had no time for and, on a shared page, for what a reader it does not know sees otherwise. */
export const askLateBlocks = ({ page, dispatch }: Site): void => {
  const { cookie } = document;
  const member = MEMBER.exec(cookie)?.[1];
  let late = '';
  if (page.isShared && (member || chosenBand(cookie))) late = ',[data-personal]';
  if (page.isShared && member === '2') late += ',[data-leaves-out-blocked]';
  const ids = [...document.querySelectorAll(`[data-block-state="deferred"]${late}`)].map(
    (place) => place.getAttribute('data-block-id') ?? '',
  );
  if (ids.length > 0) dispatch({ action: 'refresh-blocks', ids });
};
