import type { Brand } from '@broadsheet/contract/brand';
import { verifyPreview } from '@broadsheet/preview/preview-token';
import fp from 'fastify-plugin';
import type { ActivePreview } from '../preview/active-preview.ts';
import { splitPreview } from '../preview/split-preview.ts';

export interface ResolvedPreview {
  /** Without the preview. */
  readonly path: string;
  /** Null for everybody else: a token that is no good is as none. */
  readonly preview: ActivePreview | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Takes a preview off a path. @param now epoch ms, of this day: what is shown may be of another. */
    resolvePreview(asked: string, brand: Brand, now: number): Promise<ResolvedPreview>;
  }
}

export const createPreviews = (siteSecret: string) =>
  fp(
    async (app) => {
      app.decorateRequest('resolvePreview', async (asked, brand, now) => {
        const { path, token } = splitPreview(asked);
        const preview = token ? await verifyPreview(token, siteSecret, now) : null;
        return { path, preview: token && preview?.brand === brand ? { token, preview } : null };
      });
    },
    { name: 'previews' },
  );
