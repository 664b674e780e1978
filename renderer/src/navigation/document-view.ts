import type { PageState } from '../page/page-state.ts';
import type { PageView } from './page-view.ts';

const htmlOf = (elements: Iterable<Element>): string =>
  [...elements].map((element) => element.outerHTML).join('');

/** Reads the view from the document as the server sent it, so it must run before hydration. */
export const viewOfDocument = (state: PageState): PageView => ({
  state,
  head: htmlOf(document.head.querySelectorAll('title, [data-seo]')),
  html: htmlOf(document.querySelectorAll('[data-region] > [data-block-id]')),
});
