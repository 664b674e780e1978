import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createBlockGallery } from '../dev/block-gallery.ts';
import { createOfflineRoutes } from '../offline/offline-routes.ts';
import type { PageDeps } from '../page/serve-page.ts';
import { createApiDocs } from '../routes/api-docs.ts';
import { appStore } from '../routes/app-store.ts';
import { createAssets } from '../routes/assets.ts';
import { createBlocks } from '../routes/blocks.ts';
import { createExplain } from '../routes/explain.ts';
import { createExposures } from '../routes/exposures.ts';
import { createFlagEvaluation } from '../routes/flag-evaluation.ts';
import { createFormAnswers } from '../routes/form-answers.ts';
import { createMedia } from '../routes/media.ts';
import { createOutbox } from '../routes/outbox.ts';
import { createPageJson } from '../routes/page-json.ts';
import { createPreferences } from '../routes/preferences.ts';
import { createProviderLogin } from '../routes/provider-login.ts';
import { createReadCsv } from '../routes/read-csv.ts';
import { createSandboxPayments } from '../routes/sandbox-payments.ts';
import { createSchemas } from '../routes/schemas.ts';
import { createServiceCalls } from '../routes/service-calls.ts';
import { createSiteFiles } from '../routes/site-files.ts';
import { createSitemaps } from '../routes/sitemaps.ts';
import { createTelemetry } from '../routes/telemetry.ts';
import { createTheme } from '../routes/theme.ts';
import { createVideos } from '../routes/videos.ts';
import { createVitals } from '../routes/vitals.ts';
import { createStudio } from '../studio/studio-calls.ts';
import { createStudioPages } from '../studio/studio-pages.ts';
import type { AppDeps } from './app-deps.ts';
import type { SiteParts } from './site-parts.ts';

/** Tools for development: the mail outbox, the payment sandbox, and the block gallery. */
const registerDevelopment = async (app: FastifyInstance, deps: AppDeps): Promise<void> => {
  await app.register(createOutbox(deps.upstream));
  await app.register(createSandboxPayments(deps.upstream));
  await app.register(createBlockGallery(deps));
  if (deps.workshop) await app.register(deps.workshop.plugin);
};

/** Registers all routes except pages. */
export const registerRoutes = async (
  app: FastifyInstance,
  { deps, sessions, tracker }: SiteParts,
  pageDeps: PageDeps,
): Promise<void> => {
  const { config, upstream, metrics, now } = deps;
  await app.register(createPageJson(pageDeps, now));
  await app.register(createBlocks(pageDeps, now));
  await app.register(createExplain(pageDeps, now));
  await app.register(createSchemas(deps.definitions));
  await app.register(createApiDocs(deps.calls, config.isProduction));
  await app.register(
    createServiceCalls({
      ...deps,
      tracker,
      sessions,
      callDeadlineMs: config.callDeadlineMs,
      pictures: deps.studio
        ? { runQuery: deps.studio.runQuery, audit: deps.studio.staff.audit }
        : null,
    }),
  );
  await app.register(
    createProviderLogin({ ...deps, tracker, sessions, callDeadlineMs: config.callDeadlineMs }),
  );
  await app.register(
    createFormAnswers({ ...deps, ...pageDeps, callDeadlineMs: config.callDeadlineMs }),
  );
  await app.register(createExposures({ ...deps, ...pageDeps, tracker }));
  await app.register(createFlagEvaluation({ ...pageDeps, now }));
  await app.register(createTelemetry({ ...deps, metrics }));
  await app.register(createVitals({ ...deps, ...pageDeps }));
  await app.register(createReadCsv(now));
  await app.register(createPreferences({ upstream, tracker, recorder: deps.recorder }));
  await app.register(createTheme(now));
  await app.register(appStore);
  const clientDir = join(config.rendererDir, 'client');
  await app.register(createSiteFiles({ clientDir, upstream, now }));
  await app.register(createOfflineRoutes({ clientDir, ...config }));
  if (!config.isProduction) await registerDevelopment(app, deps);
  if (deps.studio) await app.register(createStudio({ ...config, ...deps.studio }));
  await app.register(createMedia(config.contentDir, deps.studio?.images));
  await app.register(createVideos(config.contentDir, deps.studio?.videos ?? null));
  await app.register(createSitemaps(upstream, now));
  await app.register(createAssets(clientDir));
  await app.register(
    createStudioPages({
      ...config,
      hasDatabase: config.database !== null,
      build: deps.workshop?.studio,
    }),
  );
};
