import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { SiteSecretSource } from '@broadsheet/site-secret/load-site-secret';
import { secretsFromFiles } from '@broadsheet/site-secret/secrets-from-files';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import {
  PROVIDER_ENVIRONMENT,
  type ProviderConfig,
  providersOf,
} from './auth/providers/provider-config.ts';
import { MEDIA_ENVIRONMENT, type MediaConfig, mediaConfigOf } from './media/media-config.ts';
import { PUSH_ENVIRONMENT, type PushConfig, pushConfigOf } from './platform/devices/push-config.ts';
import type { MessagesConfig } from './platform/messages/create-delivery.ts';
import { findUnencrypted } from './platform/start/require-encryption.ts';
import {
  PAYMENT_ENVIRONMENT,
  type PaymentsConfig,
  paymentsConfigOf,
} from './subscription/payments/payments-config.ts';

/** Every variable the services read; each description completes "must be ...". */
export const Environment = Type.Object({
  SERVICES_HOST: Type.String({
    default: '127.0.0.1',
    minLength: 1,
    description: 'a host name or address',
  }),
  SERVICES_PORT: Type.Integer({
    default: 3100,
    minimum: 0,
    maximum: 65535,
    description: 'a port, 0 to 65535',
  }),
  SERVICES_METRICS_HOST: Type.String({
    default: '127.0.0.1',
    minLength: 1,
    description: 'a host name or address',
  }),
  SERVICES_METRICS_PORT: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 65535, description: 'a port, 0 to 65535' }),
  ),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://', description: 'a postgres:// address' }),
  ),
  DATABASE_READ_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://', description: 'a postgres:// address' }),
  ),
  DATABASE_POOL: Type.Integer({
    default: 10,
    minimum: 1,
    maximum: 200,
    description: 'connections, 1 to 200',
  }),
  DATA_DIR: Type.Optional(Type.String({ minLength: 1, description: 'a folder' })),
  CONTENT_DIR: Type.Optional(
    Type.String({ minLength: 1, description: 'a folder with brand-configs/ and layouts/' }),
  ),
  DEMO_DATA: Type.Optional(Type.Enum(['on', 'off'], { description: 'on or off' })),
  DEMO_SCALE: Type.Number({
    default: 1,
    exclusiveMinimum: 0,
    maximum: 1,
    description: 'above 0, up to 1',
  }),
  APP_ENV: Type.Enum(['local', 'production'], {
    default: 'local',
    description: 'local or production',
  }),
  SITE_SECRET: Type.Optional(Type.String({ description: 'at least 32 characters' })),
  RATE_LIMIT: Type.Enum(['on', 'off'], { default: 'on', description: 'on or off' }),
  ADMISSION: Type.Enum(['on', 'off'], { default: 'on', description: 'on or off' }),
  ADMISSION_MOST: Type.Integer({
    default: 1_024,
    minimum: 1,
    maximum: 100_000,
    description: 'requests, 1 to 100000',
  }),
  ADMISSION_DELAY_MS: Type.Integer({
    default: 8,
    minimum: 1,
    maximum: 1_000,
    description: 'milliseconds, 1 to 1000',
  }),
  PORT: Type.Integer({
    default: 3000,
    minimum: 0,
    maximum: 65535,
    description: "the site's port, 0 to 65535",
  }),
  SITE_URLS: Type.Optional(
    Type.String({
      pattern: `^(${BRANDS.join('|')})=https?://[^\\s,/?#]+(,(${BRANDS.join('|')})=https?://[^\\s,/?#]+)*$`,
      description: "the brands' public addresses, such as tech=https://tech.example,management=...",
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({ pattern: '^smtps?://\\S+$', description: 'an smtp:// or smtps:// address' }),
  ),
  MAIL_FROM: Type.String({
    default: 'Broadsheet <no-reply@localhost>',
    pattern: '^[^<>@\\p{C}]* ?<?[^<>@\\s\\p{C}]+@[^<>@\\s\\p{C}]+>?$',
    description: 'a sender, such as Broadsheet <no-reply@example.com>',
  }),
  SMS_WEBHOOK_URL: Type.Optional(
    Type.String({ pattern: '^https?://\\S+$', description: 'an https:// or http:// address' }),
  ),
  SMS_WEBHOOK_TOKEN: Type.Optional(
    Type.String({ pattern: '^[!-~]+$', description: 'printable characters without spaces' }),
  ),
  ...PAYMENT_ENVIRONMENT,
  ...MEDIA_ENVIRONMENT,
  ...PROVIDER_ENVIRONMENT,
  ...PUSH_ENVIRONMENT,
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({ pattern: '^https?://[^\\s?#]+$', description: 'an http:// or https:// address' }),
  ),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
  }),
  DRAIN_MS: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 600_000, description: 'milliseconds, 0 to 600000' }),
  ),
  SHUTDOWN_DEADLINE_MS: Type.Integer({
    default: 10_000,
    minimum: 100,
    maximum: 120_000,
    description: 'milliseconds, 100 to 120000',
  }),
});

export interface ServicesConfig {
  readonly host: string;
  readonly port: number;
  /** The address of `/metrics`, from the start on; port 0 means any free one. */
  readonly operations: { readonly host: string; readonly port: number };
  readonly databaseUrl: string | undefined;
  /** A hot standby; absent: all reads go to the primary. */
  readonly databaseReadUrl: string | undefined;
  readonly poolSize: number;
  /** Folder of the embedded server. */
  readonly postgresDir: string;
  /** Holds `brand-configs/` and `layouts/`. */
  readonly contentDir: string;
  /** The same folders as shipped with the build. */
  readonly bundledDir: string;
  readonly seoDir: string;
  readonly blogsDir: string;
  readonly competitionsDir: string;
  readonly surveysDir: string;
  /** Never true in production. */
  readonly demoData: boolean;
  readonly demoScale: number;
  readonly siteSecret: SiteSecretSource;
  readonly isProduction: boolean;
  /** Whether passwords and codes are rate-limited. */
  readonly isLimited: boolean;
  /** The maximum number of concurrent requests, and the delay that reduces it; null turns admission off. */
  readonly admission: { readonly max: number; readonly delayMs: number } | null;
  /** The public address of each brand's site, without a trailing slash. */
  readonly siteUrls: Readonly<Record<Brand, string>>;
  readonly messages: MessagesConfig;
  /** Null: nothing is sold. */
  readonly payments: PaymentsConfig | null;
  readonly media: MediaConfig;
  /** Login providers; empty: none is offered. */
  readonly providers: readonly ProviderConfig[];
  /** Null: no notices are sent to devices. */
  readonly push: PushConfig | null;
  /** What a local site stores. */
  readonly dataDir: string;
  /** The collector of traces; absent: none are sent. */
  readonly tracesTo: string | undefined;
  readonly logLevel: string;
  readonly shutdownDeadlineMs: number;
  /** How long readiness fails before connections are refused. */
  readonly drainMs: number;
}

/** Their values are never shown; each may be in the file that `<NAME>_FILE` names. */
export const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'MEDIA_S3_CREDENTIALS',
  'OIDC_PROVIDERS',
  'PAYU_KEY',
  'PAYU_SALT',
  'SITE_SECRET',
  'SMTP_URL',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_TOKEN',
  'VAPID_PRIVATE_KEY',
]);

const ENCRYPTED = 'https:// in production, but for addresses of this machine such as localhost';

const validator = Compile(Environment);
/** In production; a local machine may run several sites. */
const METRICS_PORT = 9465;

/** The folder above this file that holds the brands' configs; this file may be a source or part of a bundle. */
const findRoot = (folder: string): string => {
  if (existsSync(join(folder, 'brand-configs'))) return folder;
  const above = dirname(folder);
  return above === folder ? process.cwd() : findRoot(above);
};

const faultOf = (name: string, expected: string, given: Readonly<NodeJS.ProcessEnv>): string => {
  const shown = SECRETS.has(name) ? 'what it says' : JSON.stringify(given[name]);
  return `${name} must be ${expected}, not ${shown}`;
};

const faultsOf = (value: unknown, given: Readonly<NodeJS.ProcessEnv>): string[] =>
  [...new Set(validator.Errors(value).map((fault) => fault.instancePath.split('/')[1] ?? ''))].map(
    (name) => {
      const schema = Object.entries(Environment.properties).find(([key]) => key === name)?.[1];
      const expected = schema && 'description' in schema ? String(schema.description) : 'set';
      return faultOf(name, expected, given);
    },
  );

const refusal = (faults: readonly string[]): Error =>
  new Error(`The environment is not as expected: ${faults.join('; ')}.`);

const siteUrlsOf = (pairs: string | undefined, port: number): Record<Brand, string> => {
  const written = new Map(
    (pairs ?? '').split(',').map((pair) => {
      const [brand = '', url = ''] = pair.split('=');
      return [brand, url];
    }),
  );
  const urlOf = (brand: Brand): string => written.get(brand) ?? `http://${brand}.localhost:${port}`;
  return { tech: urlOf('tech'), management: urlOf('management') };
};

/**
 * Reads the environment and the files of secrets; an empty variable counts as absent. Throws an Error that names each
 * invalid value, or SecretFileError.
 */
export const readConfig = (given: NodeJS.ProcessEnv): ServicesConfig => {
  const environment = secretsFromFiles(given, SECRETS);
  const named = Object.fromEntries(
    Object.keys(Environment.properties)
      .map((name) => [name, environment[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const value = Value.Convert(Environment, Value.Default(Environment, named));
  if (!validator.Check(value)) throw refusal(faultsOf(value, environment));
  if (value.DATABASE_READ_URL && !value.DATABASE_URL)
    throw new Error('DATABASE_READ_URL is set, and DATABASE_URL is not: whose standby is it?');
  const root = findRoot(dirname(fileURLToPath(import.meta.url)));
  const content = value.CONTENT_DIR ?? root;
  const dataDir = value.DATA_DIR ?? join(root, '.data');
  const isProduction = value.APP_ENV === 'production';
  if (isProduction && value.DEMO_DATA === 'on')
    throw new Error('DEMO_DATA is on, and APP_ENV is production: a real site has no demo data.');
  const unencrypted = isProduction ? findUnencrypted(value) : [];
  if (unencrypted.length > 0)
    throw refusal(unencrypted.map((name) => faultOf(name, ENCRYPTED, environment)));
  return {
    host: value.SERVICES_HOST,
    port: value.SERVICES_PORT,
    operations: {
      host: value.SERVICES_METRICS_HOST,
      port: value.SERVICES_METRICS_PORT ?? (isProduction ? METRICS_PORT : 0),
    },
    databaseUrl: value.DATABASE_URL,
    databaseReadUrl: value.DATABASE_READ_URL,
    poolSize: value.DATABASE_POOL,
    postgresDir: join(dataDir, 'postgres'),
    contentDir: content,
    bundledDir: root,
    seoDir: join(content, 'layouts', 'seo'),
    blogsDir: join(content, 'layouts', 'blogs'),
    competitionsDir: join(content, 'layouts', 'competitions'),
    surveysDir: join(content, 'layouts', 'surveys'),
    demoData: !isProduction && value.DEMO_DATA !== 'off',
    demoScale: value.DEMO_SCALE,
    siteSecret: { given: value.SITE_SECRET, isProduction, dataDir },
    isProduction,
    isLimited: value.RATE_LIMIT === 'on',
    admission:
      value.ADMISSION === 'on'
        ? { max: value.ADMISSION_MOST, delayMs: value.ADMISSION_DELAY_MS }
        : null,
    siteUrls: siteUrlsOf(value.SITE_URLS, value.PORT),
    messages: {
      smtpUrl: value.SMTP_URL,
      mailFrom: value.MAIL_FROM,
      smsWebhookUrl: value.SMS_WEBHOOK_URL,
      smsWebhookToken: value.SMS_WEBHOOK_TOKEN,
    },
    payments: paymentsConfigOf(value, isProduction),
    media: mediaConfigOf(value, dataDir),
    providers: providersOf(value.OIDC_PROVIDERS, isProduction),
    push: pushConfigOf(value, isProduction),
    dataDir,
    tracesTo: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: value.LOG_LEVEL,
    shutdownDeadlineMs: value.SHUTDOWN_DEADLINE_MS,
    drainMs: value.DRAIN_MS ?? (isProduction ? 3_000 : 0),
  };
};
