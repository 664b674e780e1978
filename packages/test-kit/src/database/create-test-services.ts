import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallAnswer, CallDefinition, CallInput } from '@broadsheet/contract/call';
import { CONTRACT_HEADER, CONTRACT_VERSION } from '@broadsheet/contract/contract-version';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { Messages } from '@broadsheet/messages/message-areas';
import { createServices, type ServicesDependencies } from '@broadsheet/services/app';
import type { ProviderConfig } from '@broadsheet/services/auth/providers/provider-config';
import { createProviders } from '@broadsheet/services/auth/providers/providers';
import type { Media } from '@broadsheet/services/media/media';
import { openMedia } from '@broadsheet/services/media/open-media';
import { readBrandContent } from '@broadsheet/services/platform/brands/read-brand-content';
import type { Push } from '@broadsheet/services/platform/devices/push';
import { createDocumentWriter } from '@broadsheet/services/platform/documents/create-document-writer';
import { sourceWorker } from '@broadsheet/services/platform/documents/source-worker.fixture';
import { type MailSites, mailSitesOf } from '@broadsheet/services/platform/messages/mail/mail-site';
import { createMetrics } from '@broadsheet/services/platform/metrics/create-metrics';
import { createPayments } from '@broadsheet/services/subscription/payments/payments';
import { TASKS } from '@broadsheet/services/tasks';
import { Compile } from 'typebox/compile';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

interface CallerFields {
  readonly brand?: Brand;
  /** Sent as the bearer token. */
  readonly token?: string;
  /** The client's address as the BFF reports it. */
  readonly address?: string;
  /** Its User-Agent. */
  readonly agent?: string;
  /** Of the calling program; absent is the newest. */
  readonly contractVersion?: number;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export interface TestServices extends TestDatabase {
  readonly app: ReturnType<typeof createServices>;
  /**
   * Starts the services once more over the same database, like another process. Returns the address; it is closed with
   * these.
   */
  readonly openAnother: () => Promise<string>;
  /** In a folder of this test. */
  readonly media: Media;
  /** The built-in messages. */
  readonly messages: Messages;
  readonly messagesOf: (brand: Brand) => Messages;
  /** The services' clock, epoch ms: starts at the time of the demo data, and a test may move it. */
  now: number;
  /** A raw response, for requests that a definition does not allow. */
  readonly get: (url: string, brand?: string) => Promise<Answered>;
  /** Makes one call, and returns any response. */
  readonly send: <Call extends CallDefinition>(
    call: Call,
    input?: CallInput<Call> & CallerFields,
  ) => Promise<Answered>;
  /** Makes one call. Throws unless it responds 200 with a body that matches its definition. */
  readonly call: <Call extends CallDefinition>(
    call: Call,
    input?: CallInput<Call> & CallerFields,
  ) => Promise<CallAnswer<Call>>;
}

export const TEST_SITE_SECRET = 'a secret of the test services, long enough';
/** Sends to push services on loopback. The keys are of these tests only. */
export const TEST_PUSH: Push = {
  keys: {
    publicKey:
      'BEKAYkKik6LVGaIXXpB4wCZ6NhJtr3Ep_saiDMLfqdScQZVSSY1Cbk5RLYUvu7Or_P4fov--ghnhRxmWUzmc528',
    privateKey: 'YaOw2AcbliQMw3Avyi7YYr1_BELIRKi8nP2S4VrvqDA',
  },
  subject: 'mailto:push@broadsheet.example',
  services: ['localhost', 'fcm.googleapis.com'],
  isInTest: true,
};
const SEO = fileURLToPath(new URL('../../../../layouts/seo', import.meta.url));
const BLOGS = fileURLToPath(new URL('../../../../layouts/blogs', import.meta.url));
const COMPETITIONS = fileURLToPath(new URL('../../../../layouts/competitions', import.meta.url));
const SURVEYS = fileURLToPath(new URL('../../../../layouts/surveys', import.meta.url));

const CONTENT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The sites with default settings. */
export const readTestSites = async (): Promise<MailSites> => {
  const { configs, messages } = await readBrandContent(CONTENT);
  return mailSitesOf(
    { configs: () => configs, messages: (brand) => messages[brand] },
    {
      tech: 'http://tech.localhost:3000',
      management: 'http://management.localhost:3000',
    },
  );
};

const urlOf = (call: CallDefinition, query: unknown, params: unknown): string => {
  const named = new Map(Object.entries(params ?? {}));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(named.get(name)));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return `/${call.service === 'static' ? 'user' : call.service}${path}?${search}`;
};

const textOf = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const FORM = 'application/x-www-form-urlencoded';

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** A form has no lists: it has a name for each entry, and the plain name without a value for an empty list. */
const isEntry = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields of a list's entry are named by its index: `positions.0.title`. */
const fieldsOf = (name: string, value: unknown, index: number): readonly [string, string][] =>
  isEntry(value)
    ? Object.entries(value).map(([field, each]) => [`${name}.${index}.${field}`, textOf(each)])
    : [[name, textOf(value)]];

const formOf = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(body ?? {}).flatMap(([name, value]) =>
      (isEmptyList(value) ? [null] : [value].flat()).flatMap((entry, index) =>
        fieldsOf(name, entry, index),
      ),
    ),
  ).toString();

/** The HTTP request of a call. */
const requestOf = (call: CallDefinition, input: Parameters<TestServices['send']>[1]) => {
  const { brand = 'tech', token, address = '203.0.113.7' } = input ?? {};
  const { contractVersion = CONTRACT_VERSION } = input ?? {};
  const { agent = 'A browser of the tests' } = input ?? {};
  // Programs of recruiters and the BFF send no forms, and use values that a form cannot express.
  const isForm = call.auth !== 'recruiter' && !call.path.startsWith('/internal/');
  return {
    method: call.method,
    url: urlOf(call, input?.query, input?.params),
    headers: {
      'x-brand': brand,
      [CONTRACT_HEADER]: String(contractVersion),
      'x-client-address': address,
      'x-client-agent': agent,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.body ? { 'content-type': isForm ? FORM : 'application/json' } : {}),
    },
    ...(call.body ? { payload: isForm ? formOf(input?.body) : JSON.stringify(input?.body) } : {}),
  };
};

/** The reference services over a database of the test's own, at the time of the demo data. */
export const createTestServices = async (
  options: {
    readonly isLimited?: boolean;
    /** Built from the address of the test's database. */
    readonly standby?: (url: string) => ServicesDependencies['standby'];
    /** Login providers of both brands. */
    readonly providers?: readonly ProviderConfig[];
    /** Absent: TEST_PUSH. */
    readonly push?: Push | null;
    readonly logger?: ServicesDependencies['logger'];
    readonly startWaitsFor?: ServicesDependencies['startWaitsFor'];
  } = {},
): Promise<TestServices> => {
  const opened = await createTestDatabase();
  const sites = await readTestSites();
  const documents = createDocumentWriter(sourceWorker(), sites);
  const mediaDir = await mkdtemp(join(tmpdir(), 'broadsheet-media-'));
  const media = openMedia({ dir: mediaDir, s3: null });
  const openApp = () =>
    createServices({
      database: opened.database,
      databaseUrl: opened.url,
      seoDir: SEO,
      blogsDir: BLOGS,
      competitionsDir: COMPETITIONS,
      surveysDir: SURVEYS,
      siteSecret: TEST_SITE_SECRET,
      documents,
      media,
      outboxSites: sites,
      payments: createPayments(
        null,
        { tech: sites.tech.url, management: sites.management.url },
        opened.database,
      ),
      providers: createProviders({
        configs: options.providers ?? [],
        siteUrls: { tech: sites.tech.url, management: sites.management.url },
      }),
      push: options.push === undefined ? TEST_PUSH : options.push,
      now: () => services.now,
      measured: { metrics: createMetrics(), pool: opened.pool, tasks: TASKS },
      isLimited: options.isLimited ?? true,
      standby: options.standby?.(opened.url),
      logger: options.logger,
      startWaitsFor: options.startWaitsFor,
    });
  const app = openApp();
  const others: ReturnType<typeof createServices>[] = [];
  const get = async (url: string, brand: string = 'tech') => {
    const answer = await app.inject({ url, headers: { 'x-brand': brand } });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const send: TestServices['send'] = async (call, input) => {
    const answer = await app.inject(requestOf(call, input));
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const call: TestServices['call'] = async <Call extends CallDefinition>(
    call: Call,
    input?: CallInput<Call> & CallerFields,
  ) => {
    const { status, body } = await send(call, input);
    const validator = Compile(call.answer);
    if (status !== 200 || !validator.Check(body)) {
      const faults = status === 200 ? validator.Errors(body) : body;
      throw new Error(
        `${call.service}${call.path} answered ${status}: ${JSON.stringify(faults).slice(0, 800)}`,
      );
    }
    return body as CallAnswer<Call>;
  };
  const close = async (): Promise<void> => {
    await Promise.all([app, ...others].map((one) => one.close()));
    await documents.close();
    await opened.close();
    await rm(mediaDir, { recursive: true });
  };
  const services: TestServices = {
    ...opened,
    app,
    openAnother: async () => {
      const other = openApp();
      others.push(other);
      return other.listen({ host: '127.0.0.1', port: 0 });
    },
    media,
    messages: builtInMessages(),
    messagesOf: builtInMessages,
    now: opened.demoNow,
    get,
    send,
    call,
    close,
  };
  return services;
};
