import type { PageJson, PageRedirect } from '@broadsheet/contract/page-json';
import { type PageView, viewOfPage } from './page-view.ts';

/** `reload` requests a full load: this build cannot show the response in place. */
export type PageAnswer =
  | { readonly is: 'page'; readonly view: PageView }
  | { readonly is: 'redirect'; readonly location: string }
  | { readonly is: 'reload' };

interface FetchHow {
  readonly signal?: AbortSignal;
  /** A prefetched page may never be seen: the server counts it only after it is reported as shown. */
  readonly prefetched?: boolean;
}

const TOO_SOON = 429;
const RELOAD: PageAnswer = { is: 'reload' };

const isPage = (body: unknown): body is PageJson =>
  typeof body === 'object' && body !== null && 'blocks' in body && 'seo' in body;

const isRedirect = (body: unknown): body is PageRedirect =>
  typeof body === 'object' && body !== null && 'redirect' in body;

/**
 * Loads a page with HTML. 404 and 410 are pages; server faults are not.
 * @param catalogId what this build can render. A server of another build refuses it or answers for another catalog: a
 * full load then brings that build. A preview is never shown in place, because its panel could not be added and removed.
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
    // Shared caches can return a stale page; a click must show the current one.
    cache: 'no-cache',
    signal: how.signal ?? null,
  });
  // A failed prefetch can succeed later, on the click.
  const mayComeLater = response.status >= 500 || response.status === TOO_SOON;
  if (mayComeLater && how.prefetched) throw new Error(String(response.status));
  // A full load of a rate-limited page shows the waiting page, which reloads itself.
  if (mayComeLater) return RELOAD;
  const body: unknown = await response.json();
  if (isRedirect(body)) return { is: 'redirect', location: body.redirect.location };
  if (!isPage(body) || body.catalog !== catalogId || body.preview) return RELOAD;
  return { is: 'page', view: viewOfPage(body) };
};
