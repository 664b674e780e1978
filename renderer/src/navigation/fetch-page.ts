import type { PageJson, PageRedirect } from '@broadsheet/contract/page-json';
import { type PageView, viewOfPage } from './page-view.ts';

/** `reload` asks for a full load: the answer is not one that this build can show in place. */
export type PageAnswer =
  | { readonly is: 'page'; readonly view: PageView }
  | { readonly is: 'redirect'; readonly location: string }
  | { readonly is: 'reload' };

interface FetchHow {
  readonly signal?: AbortSignal;
  /** Perhaps nobody will see it: the server does not count it until it is reported as shown. */
  readonly prefetched?: boolean;
}

const TOO_SOON = 429;
const RELOAD: PageAnswer = { is: 'reload' };

const isPage = (body: unknown): body is PageJson =>
  typeof body === 'object' && body !== null && 'blocks' in body && 'seo' in body;

const isRedirect = (body: unknown): body is PageRedirect =>
  typeof body === 'object' && body !== null && 'redirect' in body;

/**
 * The page at a path, with HTML. Pages that say 404 or 410 are pages; server faults are not.
 * @param catalogId what this build can draw. A server of another build refuses it or answers for another: a full
 * load then brings that build. A preview is never shown in place, where its panel could not come and go with it.
 */
export const fetchPage = async (
  path: string,
  catalogId: string,
  how: FetchHow = {},
): Promise<PageAnswer> => {
  const response = await fetch(`/api/layout?path=${encodeURIComponent(path)}&html=1`, {
    headers: {
      accept: 'application/json',
      'x-block-catalog': catalogId,
      ...(how.prefetched && { purpose: 'prefetch' }),
    },
    // Shared caches may serve a while from what they have; a person who clicks gets the page as it is.
    cache: 'no-cache',
    signal: how.signal ?? null,
  });
  // What could not be had ahead may well be had when somebody asks for it.
  const mayComeLater = response.status >= 500 || response.status === TOO_SOON;
  if (mayComeLater && how.prefetched) throw new Error(String(response.status));
  // A full load of what came too soon shows the page that waits and loads itself again.
  if (mayComeLater) return RELOAD;
  const body: unknown = await response.json();
  if (isRedirect(body)) return { is: 'redirect', location: body.redirect.location };
  if (!isPage(body) || body.catalog !== catalogId || body.preview) return RELOAD;
  return { is: 'page', view: viewOfPage(body) };
};
