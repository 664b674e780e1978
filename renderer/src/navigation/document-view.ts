import type { PageState } from '../page/page-state.ts';
import type { PageView } from './page-view.ts';

const htmlOf = (elements: Iterable<Element>): string =>
  [...elements].map((element) => element.outerHTML).join('');

/** From the document as the server sent it: to be taken before any block wakes up. */
export const viewOfDocument = (state: PageState): PageView => ({
  state,
  head: htmlOf(document.head.querySelectorAll('title, [data-seo]')),
  html: htmlOf(document.querySelectorAll('[data-region] > [data-block-id]')),
});
