import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { Preview } from '@broadsheet/contract/preview';
import { PREVIEW_PARAMETER, withPreview } from '@broadsheet/contract/preview-path';
import { verifyPreview } from '@broadsheet/preview/preview-token';
import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { type Site, siteOf } from '../../site/site.ts';
import type { ActivePreview } from './page-request.ts';
import { withArchivedPage } from './with-archived-page.ts';

export interface SplitPath {
  /** The path without the preview token, otherwise unchanged. */
  readonly path: string;
  /** Null where the path names no token, or more than one. */
  readonly token: string | null;
}

const readPair = (pair: string): [name: string, value: string] =>
  [...new URLSearchParams(pair)][0] ?? ['', ''];

/** Removes the preview token from a path, so that no link, redirect or cache contains it. */
export const splitPreview = (address: string): SplitPath => {
  const mark = address.indexOf('?');
  if (mark === -1) return { path: address, token: null };
  const others: string[] = [];
  const tokens: string[] = [];
  for (const pair of address.slice(mark + 1).split('&')) {
    const [name, value] = readPair(pair);
    if (name === PREVIEW_PARAMETER) tokens.push(value);
    else others.push(pair);
  }
  if (tokens.length === 0) return { path: address, token: null };
  const query = others.length > 0 ? `?${others.join('&')}` : '';
  const [token = null] = tokens.length === 1 ? tokens : [];
  return { path: address.slice(0, mark) + query, token };
};

export interface ResolvedPreview {
  /** Without the preview. */
  readonly path: string;
  /** Null without a valid token. */
  readonly preview: ActivePreview | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Resolves the preview that an address names. @param now epoch ms of the request: a preview may show another
     * instant
     */
    resolvePreview(address: string, site: Site, now: number): Promise<ResolvedPreview>;
  }
}

export interface PreviewDeps {
  readonly config: Config;
  readonly siteSecret: string;
  /** All content as a change would make it; null where there is no such change. */
  readonly draftOf: (change: string) => Promise<Snapshot | null>;
  /** All content as it was right after a revision; null without a history. */
  readonly revisionOf: (revision: number) => Promise<Snapshot | null>;
}

export const createPreviews = ({ config, siteSecret, draftOf, revisionOf }: PreviewDeps) => {
  /** The content that Studio shows; null where there is no such change. */
  const contentOf = async (
    { change, revision }: NonNullable<Preview['studio']>,
    site: Site,
  ): Promise<Snapshot | null> => {
    if (revision !== undefined) return revisionOf(revision);
    return change === null ? site.snapshot : draftOf(change);
  };
  /** The site that a preview shows to a visitor of this one; null where it shows none. */
  const previewedSite = async ({ brand, studio }: Preview, site: Site): Promise<Site | null> => {
    if (!studio) return brand === site.brand.brand ? site : null;
    const snapshot = await contentOf(studio, site);
    return snapshot && siteOf(withArchivedPage(snapshot, studio.archived), config, brand);
  };
  /** The site under a preview, whose stylesheet any process can assemble from the token. */
  const withTheme = (site: Site, token: string): Site => ({
    ...site,
    themeHref: withPreview(site.themeHref, token),
  });
  return fp(
    async (app) => {
      app.decorateRequest('resolvePreview', async (address, site, now) => {
        const { path, token } = splitPreview(address);
        const preview = token ? await verifyPreview(token, siteSecret, now) : null;
        const shown = preview && (await previewedSite(preview, site));
        return {
          path,
          preview:
            token && preview && shown ? { token, preview, site: withTheme(shown, token) } : null,
        };
      });
    },
    { name: 'previews' },
  );
};
