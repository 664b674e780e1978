import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Brand } from '@broadsheet/contract/brand';
import { Brand as BrandSchema } from '@broadsheet/contract/brand';
import type { ServiceName } from '@broadsheet/contract/call';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { isPlainHttpElsewhere } from '@broadsheet/contract/plain-http';
import type { SiteSecretSource } from '@broadsheet/site-secret/load-site-secret';
import {
  readSecretFile,
  SecretFileError,
  secretsFromFiles,
} from '@broadsheet/site-secret/secrets-from-files';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { type RedisAddress, readRedisAddress } from './redis/redis-address.ts';

const Port = (fallback: number) =>
  Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: fallback,
    description: 'a port from 0 to 65535',
  });
const Url = Type.String({
  pattern: '^https?://[^\\s/]+(/[^\\s?#]*)?$',
  description: 'an http or https URL without a query',
});
const Switch = (on: boolean) =>
  Type.Enum(['on', 'off'], { default: on ? 'on' : 'off', description: '"on" or "off"' });
const Milliseconds = (fallback: number) =>
  Type.Integer({
    minimum: 0,
    maximum: 600_000,
    default: fallback,
    description: 'milliseconds from 0 to 600000',
  });

const MEGABYTE = 2 ** 20;
/** Of production; locally there may be several sites on one machine. */
const METRICS_PORT = 9464;

/** Every variable the BFF reads; each description completes "expected ...". */
export const Environment = Type.Object({
  PORT: Port(3000),
  HOST: Type.String({ minLength: 1, default: '0.0.0.0', description: 'an address to listen on' }),
  METRICS_PORT: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 65_535, description: 'a port from 0 to 65535' }),
  ),
  METRICS_HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'an address to listen on',
  }),
  APP_ENV: Type.Enum(['local', 'production'], {
    default: 'local',
    description: '"local" or "production"',
  }),
  DEFAULT_BRAND: Type.Enum(BrandSchema.enum, {
    default: 'tech',
    description: '"tech" or "management"',
  }),
  BRAND_HOSTS: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9.-]+=(tech|management)(,[a-z0-9.-]+=(tech|management))*$',
      description: 'hosts with their brands, such as jobs.example=tech,mba.example=management',
    }),
  ),
  BRAND_PORTS: Type.Optional(
    Type.String({
      pattern: '^\\d{1,5}=(tech|management)(,\\d{1,5}=(tech|management))*$',
      description: 'ports with their brands, such as 3001=management',
    }),
  ),
  CONTENT_DIR: Type.Optional(
    Type.String({ description: 'the folder that holds layouts/ and brand-configs/' }),
  ),
  DATA_DIR: Type.Optional(Type.String({ description: 'a folder' })),
  SITE_SECRET: Type.Optional(Type.String({ description: 'at least 32 characters' })),
  RENDERER_DIR: Type.Optional(Type.String({ description: "the folder of the renderer's build" })),
  STUDIO_DIR: Type.Optional(Type.String({ description: "the folder of Studio's build" })),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://\\S+$',
      description: 'an address such as postgres://user:password@host:5432/database',
    }),
  ),
  DATABASE_URL_FILE: Type.Optional(
    Type.String({ description: 'a file that holds what DATABASE_URL would say' }),
  ),
  REDIS_URL: Type.Optional(
    Type.String({
      pattern: '^rediss?://\\S+$',
      description:
        'an address such as redis://user:password@host:6379/0, or the nodes of a cluster joined by commas',
    }),
  ),
  EVENT_SINK: Type.Enum(['postgres', 'log', 'off'], {
    default: 'postgres',
    description: '"postgres", "log" or "off"',
  }),
  STUDIO_REVIEW: Type.Optional(
    Type.Enum(['on', 'off'], {
      description: '"on", where somebody else approves every change of Studio, or "off"',
    }),
  ),
  SERVICES_URL: Type.String({ ...Url, default: 'http://127.0.0.1:3100' }),
  AUTH_URL: Type.Optional(Url),
  JOB_URL: Type.Optional(Url),
  USER_URL: Type.Optional(Url),
  OTP_URL: Type.Optional(Url),
  MEDIA_URL: Type.Optional(Url),
  SUBSCRIPTION_URL: Type.Optional(Url),
  PAYU_URL: Type.Optional(Url),
  COURSE_URL: Type.Optional(Url),
  SEO_URL: Type.Optional(Url),
  CACHE_MB: Type.Integer({
    minimum: 0,
    maximum: 4096,
    default: 32,
    description: 'megabytes from 0 to 4096; 0 keeps no page',
  }),
  BLOCK_DEADLINE_MS: Type.Integer({
    minimum: 100,
    maximum: 30_000,
    default: 3_000,
    description: 'milliseconds from 100 to 30000',
  }),
  // Below the browser's own limit, so that it gets our response instead of its own timeout.
  CALL_DEADLINE_MS: Type.Integer({
    minimum: 100,
    maximum: REQUEST_TIMEOUT_MS,
    default: REQUEST_TIMEOUT_MS - 1_000,
    description: `milliseconds from 100 to ${REQUEST_TIMEOUT_MS}`,
  }),
  ADMISSION: Switch(true),
  ADMISSION_MOST: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 1_024,
    description: 'requests from 1 to 100000',
  }),
  ADMISSION_DELAY_MS: Type.Integer({
    minimum: 1,
    maximum: 1_000,
    default: 5,
    description: 'milliseconds from 1 to 1000',
  }),
  DEMO_DATA: Type.Optional(Type.Enum(['on', 'off'], { description: '"on" or "off"' })),
  DEMO_SCALE: Type.Number({
    default: 1,
    exclusiveMinimum: 0,
    maximum: 1,
    description: 'a number above 0, up to 1',
  }),
  RATE_LIMIT: Switch(true),
  SERVICE_WORKER: Switch(true),
  ALLOW_UNLIMITED: Type.Optional(Type.Enum(['0', '1'], { description: '"1" or "0"' })),
  TRUST_PROXY: Type.Optional(
    Type.String({ description: "the proxies' addresses or CIDR ranges, joined by commas" }),
  ),
  EDGE_PURGE_URLS: Type.Optional(
    Type.String({
      pattern: '^http://[^\\s/?#@,]+(,http://[^\\s/?#@,]+)*$',
      description: 'http addresses without a path, joined by commas, such as http://varnish:6081',
    }),
  ),
  EDGE_PURGE_SECRET: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9._~+/=-]{16,}$',
      description: 'at least 16 characters that a header may hold',
    }),
  ),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: '"fatal", "error", "warn", "info", "debug", "trace" or "silent"',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Url),
  SHUTDOWN_DEADLINE_MS: Milliseconds(10_000),
  DRAIN_MS: Type.Optional(Milliseconds(0)),
});
type Environment = Type.Static<typeof Environment>;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where `/metrics` is answered; port 0 is any free one. */
  readonly operations: { readonly host: string; readonly port: number };
  readonly isProduction: boolean;
  /** The origin of the payment gateway; null where no other site takes the payment. */
  readonly paymentOrigin: string | null;
  readonly defaultBrand: Brand;
  readonly brandHosts: ReadonlyMap<string, Brand>;
  readonly brandPorts: ReadonlyMap<number, Brand>;
  readonly contentDir: string;
  readonly rendererDir: string;
  readonly studioDir: string;
  readonly siteSecret: SiteSecretSource;
  /** The database address, or the file to read it from before each connection; null: no database. */
  readonly database: { readonly url: string } | { readonly file: string } | null;
  /** What replicas share; null where each is for itself. */
  readonly redis: RedisAddress | null;
  /** Whether another person must approve a Studio change; by default in production. */
  readonly needsReview: boolean;
  /** The sink of visit events: the database, JSON lines on stdout, or none. */
  readonly eventSink: Environment['EVENT_SINK'];
  readonly serviceUrls: Readonly<Record<ServiceName, string>>;
  /** For pages and for the results of their blocks, together; 0 disables both caches. */
  readonly cacheBytes: number;
  /** The deadline of one block's load. */
  readonly blockDeadlineMs: number;
  /** The deadline of a browser's service call. */
  readonly callDeadlineMs: number;
  /** Concurrent requests, and the delay above which fewer are admitted; null disables admission control. */
  readonly admission: { readonly max: number; readonly delayMs: number } | null;
  /** Whether there are people to try it with; never in production. */
  readonly hasDemoData: boolean;
  /** The share of the demo data to load. */
  readonly demoScale: number;
  readonly isRateLimited: boolean;
  /** False removes the service worker from browsers. */
  readonly hasServiceWorker: boolean;
  /** Addresses and ranges whose X-Forwarded-* headers are trusted; empty: none. */
  readonly trustedProxies: readonly string[];
  /** The caches in front of the site, and the secret by which they let themselves be purged; null without any. */
  readonly edge: { readonly urls: readonly URL[]; readonly secret: string } | null;
  /** The address of the trace collector; absent: no traces are sent. */
  readonly tracesTo: string | undefined;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly shutdownDeadlineMs: number;
  /** How long readiness fails before connections are refused. */
  readonly drainMs: number;
}

/** Variables whose values are never printed; each may come from the file that `<NAME>_FILE` names. */
export const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'REDIS_URL',
  'SITE_SECRET',
  'EDGE_PURGE_SECRET',
];
/** Their files are read at the start, and never again. */
const READ_ONCE = SECRETS.filter((name) => name !== 'DATABASE_URL');

/** A variable that stops the start. */
export class ConfigError extends Error {
  constructor(name: string, value: unknown, expected: string) {
    const written = SECRETS.includes(name) ? 'not understood' : JSON.stringify(value);
    const shown = value === undefined ? 'missing' : written;
    super(`${name} is ${shown}: expected ${expected}`);
    this.name = 'ConfigError';
  }
}

const validator = Compile(Environment);
const factOf = (name: string, fact: 'type' | 'description'): unknown =>
  Reflect.get(Reflect.get(Environment.properties, name) ?? {}, fact);
const expectedOf = (name: string): string => String(factOf(name, 'description'));

/** How numbers are written, by the type of their variable. */
const NUMBER_FORMS: Readonly<Record<string, RegExp>> = {
  integer: /^\d+$/,
  number: /^\d+(\.\d+)?$/,
};

const readEnvironment = (env: Readonly<Record<string, string | undefined>>): Environment => {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(Environment.properties)) {
    const text = env[name];
    if (text === undefined || text === '') continue;
    const isNumber = NUMBER_FORMS[String(factOf(name, 'type'))]?.test(text) ?? false;
    values[name] = isNumber ? Number(text) : text;
  }
  const filled = Value.Default(Environment, values);
  if (validator.Check(filled)) return filled;
  const name = validator.Errors(filled)[0]?.instancePath.split('/')[1] ?? 'environment';
  throw new ConfigError(name, env[name], expectedOf(name));
};

const brandPairs = (text: string | undefined): [string, Brand][] =>
  (text?.split(',') ?? []).map((pair) => {
    const [key = '', brand] = pair.split('=');
    return [key, brand === 'management' ? 'management' : 'tech'];
  });

const readProxies = (text: string | undefined): string[] => {
  const proxies = (text?.split(',') ?? []).map((proxy) => proxy.trim());
  for (const proxy of proxies) {
    const [address = '', bits = '0', ...rest] = proxy.split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    if (!isIP(address) || rest.length > 0 || !/^\d+$/.test(bits) || Number(bits) > longest) {
      throw new ConfigError('TRUST_PROXY', text, expectedOf('TRUST_PROXY'));
    }
  }
  return proxies;
};

const databaseOf = (values: Environment): Config['database'] => {
  const { APP_ENV, DATABASE_URL, DATABASE_URL_FILE } = values;
  if (DATABASE_URL === undefined) {
    if (DATABASE_URL_FILE === undefined) return null;
    // A local site may start before its database, which writes this file.
    if (APP_ENV === 'production') readSecretFile('DATABASE_URL_FILE', DATABASE_URL_FILE);
    return { file: resolve(DATABASE_URL_FILE) };
  }
  if (DATABASE_URL_FILE !== undefined) {
    throw new SecretFileError(
      'DATABASE_URL and DATABASE_URL_FILE are both set: expected one of them',
    );
  }
  if (!URL.canParse(DATABASE_URL)) {
    throw new ConfigError('DATABASE_URL', DATABASE_URL, expectedOf('DATABASE_URL'));
  }
  return { url: DATABASE_URL };
};

const redisOf = ({ REDIS_URL }: Environment): RedisAddress | null => {
  if (REDIS_URL === undefined) return null;
  const address = readRedisAddress(REDIS_URL);
  if (!address) throw new ConfigError('REDIS_URL', REDIS_URL, expectedOf('REDIS_URL'));
  return address;
};

const edgeOf = ({ EDGE_PURGE_URLS, EDGE_PURGE_SECRET }: Environment): Config['edge'] => {
  if (EDGE_PURGE_URLS === undefined && EDGE_PURGE_SECRET === undefined) return null;
  if (EDGE_PURGE_URLS === undefined || EDGE_PURGE_SECRET === undefined) {
    const [missing, other] =
      EDGE_PURGE_URLS === undefined
        ? ['EDGE_PURGE_URLS', 'EDGE_PURGE_SECRET']
        : ['EDGE_PURGE_SECRET', 'EDGE_PURGE_URLS'];
    throw new ConfigError(missing, undefined, `${expectedOf(missing)}, beside ${other}`);
  }
  const texts = EDGE_PURGE_URLS.split(',');
  if (!texts.every((text) => URL.canParse(text))) {
    throw new ConfigError('EDGE_PURGE_URLS', EDGE_PURGE_URLS, expectedOf('EDGE_PURGE_URLS'));
  }
  return { urls: texts.map((text) => new URL(text)), secret: EDGE_PURGE_SECRET };
};

const serviceUrlsOf = (values: Environment): Config['serviceUrls'] => {
  const base = values.SERVICES_URL.replace(/\/$/, '');
  const user = values.USER_URL ?? `${base}/user`;
  return {
    auth: values.AUTH_URL ?? `${base}/auth`,
    job: values.JOB_URL ?? `${base}/job`,
    user,
    static: user,
    otp: values.OTP_URL ?? `${base}/otp`,
    media: values.MEDIA_URL ?? `${base}/media`,
    subscription: values.SUBSCRIPTION_URL ?? `${base}/subscription`,
    course: values.COURSE_URL ?? `${base}/course`,
    seo: values.SEO_URL ?? `${base}/seo`,
  };
};

/**
 * Parses and validates the environment and the secret files. A bad value throws ConfigError with its name and the
 * expected value, a bad file SecretFileError.
 */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const values = readEnvironment(secretsFromFiles(env, READ_ONCE));
  const isProduction = values.APP_ENV === 'production';
  if (isProduction && values.RATE_LIMIT === 'off' && values.ALLOW_UNLIMITED !== '1') {
    throw new ConfigError('RATE_LIMIT', 'off', '"on" in production, unless ALLOW_UNLIMITED=1');
  }
  if (isProduction && values.DEMO_DATA === 'on') {
    throw new ConfigError('DEMO_DATA', 'on', '"off" in production, which has no demo data');
  }
  if (isProduction && values.PAYU_URL !== undefined && isPlainHttpElsewhere(values.PAYU_URL)) {
    const expected = 'https:// in production, but for addresses of this machine such as localhost';
    throw new ConfigError('PAYU_URL', values.PAYU_URL, expected);
  }
  if (values.METRICS_PORT && values.METRICS_PORT === values.PORT) {
    throw new ConfigError('METRICS_PORT', values.METRICS_PORT, 'a port other than PORT');
  }
  const brandPorts = new Map<number, Brand>();
  for (const [port, brand] of brandPairs(values.BRAND_PORTS)) {
    if (Number(port) > 65_535 || Number(port) === values.PORT) {
      const expected = `${expectedOf('BRAND_PORTS')}, other than PORT`;
      throw new ConfigError('BRAND_PORTS', values.BRAND_PORTS, expected);
    }
    brandPorts.set(Number(port), brand);
  }
  return {
    port: values.PORT,
    host: values.HOST,
    operations: {
      host: values.METRICS_HOST,
      port: values.METRICS_PORT ?? (isProduction ? METRICS_PORT : 0),
    },
    isProduction,
    defaultBrand: values.DEFAULT_BRAND,
    brandHosts: new Map(brandPairs(values.BRAND_HOSTS)),
    brandPorts,
    contentDir: resolve(values.CONTENT_DIR ?? '.'),
    rendererDir: resolve(values.RENDERER_DIR ?? 'renderer/dist'),
    studioDir: resolve(values.STUDIO_DIR ?? 'packages/studio/dist'),
    siteSecret: {
      given: values.SITE_SECRET,
      isProduction,
      dataDir: resolve(values.DATA_DIR ?? '.data'),
    },
    database: databaseOf(values),
    redis: redisOf(values),
    needsReview: (values.STUDIO_REVIEW ?? (isProduction ? 'on' : 'off')) === 'on',
    eventSink: values.EVENT_SINK,
    serviceUrls: serviceUrlsOf(values),
    cacheBytes: values.CACHE_MB * MEGABYTE,
    blockDeadlineMs: values.BLOCK_DEADLINE_MS,
    callDeadlineMs: values.CALL_DEADLINE_MS,
    paymentOrigin: values.PAYU_URL === undefined ? null : new URL(values.PAYU_URL).origin,
    admission:
      values.ADMISSION === 'on'
        ? { max: values.ADMISSION_MOST, delayMs: values.ADMISSION_DELAY_MS }
        : null,
    hasDemoData: !isProduction && values.DEMO_DATA !== 'off',
    demoScale: values.DEMO_SCALE,
    isRateLimited: values.RATE_LIMIT === 'on',
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    trustedProxies: readProxies(values.TRUST_PROXY),
    edge: edgeOf(values),
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
    shutdownDeadlineMs: values.SHUTDOWN_DEADLINE_MS,
    drainMs: values.DRAIN_MS ?? (isProduction ? 3_000 : 0),
  };
};
