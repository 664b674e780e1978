import type { PageJson, PageRedirect } from '@broadsheet/contract/page-json';
import { type PageView, viewOfPage } from './page-view.ts';

/** `reload` asks for a full load: the answer is not one that this build can show in place. */
export type PageAnswer =
  | { readonly is: 'page'; readonly view: PageView }
  | { readonly is: 'redirect'; readonly location: string }
  | { readonly is: 'reload' };

const RELOAD: PageAnswer = { is: 'reload' };

const isPage = (body: unknown): body is PageJson =>
  typeof body === 'object' && body !== null && 'blocks' in body && 'seo' in body;

const isRedirect = (body: unknown): body is PageRedirect =>
  typeof body === 'object' && body !== null && 'redirect' in body;

/**
 * The page at a path, with HTML. Pages that say 404 or 410 are pages; server faults are not.
 * @param catalog the one that the shown page was served with; an answer of another needs a new build.
 */
export const fetchPage = async (
  path: string,
  catalog: string,
  signal?: AbortSignal,
): Promise<PageAnswer> => {
  const response = await fetch(`/api/layout?path=${encodeURIComponent(path)}&html=1`, {
    headers: { accept: 'application/json', 'x-block-catalog': catalog },
    // Shared caches may serve a while from what they have; a person who clicks gets the page as it is.
    cache: 'no-cache',
    signal: signal ?? null,
  });
  if (response.status >= 500) return RELOAD;
  const body: unknown = await response.json();
  if (isRedirect(body)) return { is: 'redirect', location: body.redirect.location };
  if (!isPage(body) || body.catalog !== catalog) return RELOAD;
  return { is: 'page', view: viewOfPage(body) };
};
