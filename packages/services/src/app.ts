import type { Gate } from '@broadsheet/admission/gate';
import type { Brand } from '@broadsheet/contract/brand';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { addDraining } from '@broadsheet/draining/add-draining';
import { addOperationsGuard } from '@broadsheet/draining/operations-port';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { Messages } from '@broadsheet/messages/message-areas';
import { withinTime } from '@broadsheet/site-database/within-time';
import { traceRequests } from '@broadsheet/tracing/trace-requests';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { createProviders, type Providers } from './auth/providers/providers.ts';
import { findCaller } from './auth/session/find-caller.ts';
import { BOUND_CALLS, BOUND_CONVERSIONS, BOUND_UPLOADS, type CallSources } from './calls.ts';
import { createBlogReader } from './job/blogs/read-blogs.ts';
import type { Media } from './media/media.ts';
import { registerFiles } from './media/register-files.ts';
import { registerUploads } from './media/upload/register-uploads.ts';
import { createDirectory } from './platform/brands/directory.ts';
import { accountSecretsOf } from './platform/call/account-secrets.ts';
import type { Schema } from './platform/database/schema.ts';
import type { Standby } from './platform/database/standby/open-standby.ts';
import { createReading } from './platform/database/standby/reading.ts';
import type { Push } from './platform/devices/push.ts';
import type { DocumentWriter } from './platform/documents/create-document-writer.ts';
import { registerAdmission } from './platform/http/admission.ts';
import { registerBodies } from './platform/http/bodies.ts';
import { registerErrors } from './platform/http/errors.ts';
import { registerHealth } from './platform/http/health.ts';
import { type MeasuredParts, registerMetrics } from './platform/http/metrics.ts';
import type { CommonContext } from './platform/http/read-context.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import { registerRequestLog } from './platform/http/request-log.ts';
import { validateInput } from './platform/http/validate-input.ts';
import type { MailSites } from './platform/messages/mail/mail-site.ts';
import type { FindPublished } from './platform/saved-files/create-saved-reader.ts';
import { findCallingRecruiter } from './recruiter/find-calling-recruiter.ts';
import { createSeoReader } from './seo/read-seo.ts';
import type { Payments } from './subscription/payments/payments.ts';
import { createCompetitionReader } from './user/competitions/read-competitions.ts';
import { createReaderEvents } from './user/reader-events/reader-events.ts';
import { registerStreams } from './user/reader-events/register-streams.ts';
import { createSurveyReader } from './user/surveys/read-surveys.ts';

export interface ServicesDependencies {
  readonly database: Kysely<Schema>;
  /**
   * The same database over a separate connection for health checks: a busy pool must not look like a server that is
   * away. Absent: the pool is used.
   */
  readonly aside?: Kysely<Schema>;
  /** Serves reads that may lag. Absent: the database serves all. */
  readonly standby?: Pick<Standby, 'database' | 'watched'>;
  /** The address to listen for notifications on. Absent: there are no live streams. */
  readonly databaseUrl?: string;
  /** Folder of `<page>.json` files with the SEO data of pages. */
  readonly seoDir: string;
  /** Folder of `<brand>.json` files with the articles of the brands' blogs. */
  readonly blogsDir: string;
  /** Folder of `<brand>.json` files with the brands' competitions. */
  readonly competitionsDir: string;
  /** Folder of `<brand>.json` files with the brands' surveys. */
  readonly surveysDir: string;
  /** Finds what Studio has published in place of files of those folders. */
  readonly findPublished?: FindPublished;
  /** Absent: the brands' configs are read from the database once a minute. */
  readonly brands?: {
    readonly messages: (brand: Brand) => Messages;
    /** Calls back when the database holds newer configs. */
    readonly onChange: (listener: () => void) => unknown;
    /** Why newer configs are not served, one line each. */
    readonly faults: () => readonly string[];
  };
  /** The caller closes it. Absent: no documents are available. */
  readonly documents?: DocumentWriter;
  /** Absent: nothing is sold. */
  readonly payments?: Payments;
  /** Absent: no notices are sent to devices. */
  readonly push?: Push | null;
  /** Absent: nobody logs in by a provider. */
  readonly providers?: Providers;
  /** Absent: files are neither stored nor served. */
  readonly media?: Media;
  /** The secret that signs and hashes tokens, codes and links. */
  readonly siteSecret: string;
  /** Shows unsent messages in the outbox: never in production. */
  readonly outboxSites?: MailSites;
  /** False lifts the rate limits on passwords and codes. */
  readonly isLimited?: boolean;
  /** Absent: every request is admitted. */
  readonly gate?: Gate | undefined;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** True after the shutdown signal: it is then not ready, but still answers. */
  readonly isDraining?: () => boolean;
  /** What the start waits for; null once it has ended. */
  readonly startWaitsFor?: () => string | null;
  readonly logger?: FastifyBaseLogger;
  /** Absent: nothing is measured. */
  readonly measured?: Pick<MeasuredParts, 'metrics' | 'pool' | 'tasks'>;
}

const PARAM_LENGTH_MAX = 200;
/** The readiness check waits at most this long for a database that hangs. */
const PING_MS = 2_000;
/** A body that the BFF accepts may be longer as JSON. */
const BODY_LIMIT = 256 * 1024;
/** The time for a client to send the headers of a request. */
const HEADERS_DEADLINE_MS = 20_000;

const NO_PROVIDERS = createProviders({ configs: [], siteUrls: { tech: '', management: '' } });

const createApplication = (logger: FastifyBaseLogger | undefined): FastifyInstance =>
  fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: FILE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_DEADLINE_MS },
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    forceCloseConnections: 'idle',
    // The caller's id, so that both logs identify a request by the same one.
    requestIdHeader: 'x-request-id',
  });

/** Readers of the content folders, and of what Studio has published in their place. */
const createReaders = (
  { seoDir, blogsDir, surveysDir, competitionsDir, findPublished }: ServicesDependencies,
  log: FastifyBaseLogger,
) => ({
  readSeo: createSeoReader(seoDir, log, findPublished),
  readBlogs: createBlogReader(blogsDir, log, findPublished),
  readSurveys: createSurveyReader(surveysDir, log, findPublished),
  readCompetitions: createCompetitionReader(competitionsDir, log, findPublished),
});

/** Creates the reference services as an application with all routes, which does not listen yet. */
export const createServices = (dependencies: ServicesDependencies): FastifyInstance => {
  const { database, aside = database, standby, brands, databaseUrl } = dependencies;
  const { now = Date.now, isDraining = () => false, isLimited = true } = dependencies;
  const secrets = accountSecretsOf(dependencies.siteSecret);
  const app = createApplication(dependencies.logger);
  app.setValidatorCompiler(validateInput);
  traceRequests(app, true);
  addOperationsGuard(app);
  addDraining(app, isDraining);
  registerRequestLog(app);
  registerErrors(app);
  registerBodies(app);
  if (dependencies.measured)
    registerMetrics(app, {
      ...dependencies.measured,
      database: aside,
      countConfigFaults: () => brands?.faults().length ?? 0,
    });
  registerHealth(app, {
    isDraining,
    waitsFor: dependencies.startWaitsFor ?? (() => null),
    ping: () => withinTime(sql`select 1`.execute(aside), PING_MS),
    ...(standby ? { watched: standby.watched } : {}),
    ...(brands ? { configFaults: brands.faults } : {}),
  });
  const events = databaseUrl === undefined ? undefined : createReaderEvents(databaseUrl);
  const read = createReading(database, standby);
  const readDirectory = createDirectory(database, {
    read,
    ...(brands ? { onChange: brands.onChange } : {}),
  });
  // Tests have no content: they use the built-in texts.
  const messagesOf = (brand: Brand) => brands?.messages(brand) ?? builtInMessages();
  const readers = createReaders(dependencies, app.log);
  app.register(async (calls) => {
    if (dependencies.gate) registerAdmission(calls, dependencies.gate);
    const contextOf = (brand: Brand): CommonContext & CallSources => ({
      brand,
      database,
      messages: messagesOf(brand),
      messagesOf,
      secrets,
      sites: dependencies.outboxSites ?? null,
      isLimited,
      ...readers,
      documents: dependencies.documents ?? null,
      payments: dependencies.payments ?? null,
      providers: dependencies.providers ?? NO_PROVIDERS,
      push: dependencies.push ?? null,
      media: dependencies.media ?? null,
      directory: () => readDirectory(brand),
      now: now(),
    });
    const source = { contextOf, findCaller, findRecruiter: findCallingRecruiter };
    registerCalls(calls, BOUND_CALLS, source, read);
    registerFiles(calls, source, dependencies.media);
    registerStreams(calls, source, {
      events,
      now,
      streams: dependencies.measured?.metrics.streams,
    });
    calls.register((uploads) =>
      registerUploads(
        uploads,
        { uploads: BOUND_UPLOADS, conversions: BOUND_CONVERSIONS },
        source,
        dependencies.media,
      ),
    );
  });
  return app;
};
