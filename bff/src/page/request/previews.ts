import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { Preview } from '@broadsheet/contract/preview';
import { verifyPreview } from '@broadsheet/preview/preview-token';
import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { type Site, siteOf } from '../../site/site.ts';
import type { ActivePreview } from './active-preview.ts';
import { splitPreview } from './split-preview.ts';

export interface ResolvedPreview {
  /** Without the preview. */
  readonly path: string;
  /** Null for everybody else: a token that is no good is as none. */
  readonly preview: ActivePreview | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Takes a preview off a path. @param now epoch ms, of this day: what is shown may be of another. */
    resolvePreview(asked: string, site: Site, now: number): Promise<ResolvedPreview>;
  }
}

export interface PreviewDeps {
  readonly config: Config;
  readonly siteSecret: string;
  /** All content as a change would make it; null where there is no such change. */
  readonly draftOf: (change: string) => Promise<Snapshot | null>;
}

export const createPreviews = ({ config, siteSecret, draftOf }: PreviewDeps) => {
  /** The site that a preview shows to whom is on this one; null where it shows none. */
  const previewedSite = async ({ brand, studio }: Preview, site: Site): Promise<Site | null> => {
    if (!studio) return brand === site.brand.brand ? site : null;
    const snapshot = studio.change === null ? site.snapshot : await draftOf(studio.change);
    return snapshot && siteOf(snapshot, config, brand);
  };
  return fp(
    async (app) => {
      app.decorateRequest('resolvePreview', async (asked, site, now) => {
        const { path, token } = splitPreview(asked);
        const preview = token ? await verifyPreview(token, siteSecret, now) : null;
        const shown = preview && (await previewedSite(preview, site));
        return {
          path,
          preview: token && preview && shown ? { token, preview, site: shown } : null,
        };
      });
    },
    { name: 'previews' },
  );
};
