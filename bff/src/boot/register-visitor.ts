import { createClaimsReader } from '@broadsheet/session-token/read-claims';
import { deriveKey } from '@broadsheet/site-secret/derive-key';
import type { FastifyInstance } from 'fastify';
import { createRateLimit, RATE_LIMIT_KEY } from '../http/rate-limit/rate-limit.ts';
import { createPreviews } from '../page/request/previews.ts';
import { createVisitor } from '../page/request/visitor-plugin.ts';
import { createSession } from '../session/session-plugin.ts';
import { noDrafts } from '../studio/drafts.ts';
import { noRevisions } from '../studio/revision-contents.ts';
import { createRecording } from '../tracking/record-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** Registers session, visitor, rate limit, preview, and the recording of visits. */
export const registerVisitor = async (
  app: FastifyInstance,
  { deps, keys, sessions, tracker }: SiteParts,
): Promise<void> => {
  const { config, siteSecret, now } = deps;
  await app.register(createSession({ keys, sessions, now }));
  const readClaims = createClaimsReader(keys, now);
  await app.register(createVisitor(readClaims));
  if (config.isRateLimited)
    await app.register(
      createRateLimit({
        redis: deps.redis ?? null,
        key: deriveKey(siteSecret, RATE_LIMIT_KEY),
        readClaims,
        now,
      }),
    );
  await app.register(
    createPreviews({
      config,
      siteSecret,
      draftOf: deps.studio?.draftOf ?? noDrafts,
      revisionOf: deps.studio?.revisionOf ?? noRevisions,
    }),
  );
  await app.register(createRecording(deps, tracker));
};
