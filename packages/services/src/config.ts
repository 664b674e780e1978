import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteSecretSource } from '@broadsheet/site-secret/load-site-secret';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

const Environment = Type.Object({
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
  DATABASE_URL: Type.Optional(
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
  DEMO_DATA: Type.Enum(['on', 'off'], { default: 'on', description: 'on or off' }),
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
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
  }),
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
  readonly databaseUrl: string | undefined;
  readonly poolSize: number;
  /** Folder of the embedded server. */
  readonly postgresDir: string;
  readonly brandConfigsDir: string;
  readonly seoDir: string;
  readonly demoData: boolean;
  readonly demoScale: number;
  readonly siteSecret: SiteSecretSource;
  readonly isProduction: boolean;
  /** Whether tries of passwords and codes are limited. */
  readonly isLimited: boolean;
  readonly logLevel: string;
  readonly shutdownDeadlineMs: number;
}

/** What they say is told to nobody. */
const SECRETS = new Set(['DATABASE_URL', 'SITE_SECRET']);

const validator = Compile(Environment);

/** The folder above this file that holds the brands' configs; this file may be a source or part of a bundle. */
const findRoot = (folder: string): string => {
  if (existsSync(join(folder, 'brand-configs'))) return folder;
  const above = dirname(folder);
  return above === folder ? process.cwd() : findRoot(above);
};

const faultsOf = (value: unknown, given: NodeJS.ProcessEnv): string[] =>
  [...new Set(validator.Errors(value).map((fault) => fault.instancePath.split('/')[1] ?? ''))].map(
    (name) => {
      const schema = Object.entries(Environment.properties).find(([key]) => key === name)?.[1];
      const expected = schema && 'description' in schema ? String(schema.description) : 'set';
      const shown = SECRETS.has(name) ? 'what it says' : JSON.stringify(given[name]);
      return `${name} must be ${expected}, not ${shown}`;
    },
  );

/** Reads the environment; an empty variable counts as absent. Throws an Error that names each bad value. */
export const readConfig = (environment: NodeJS.ProcessEnv): ServicesConfig => {
  const given = Object.fromEntries(
    Object.keys(Environment.properties)
      .map((name) => [name, environment[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const value = Value.Convert(Environment, Value.Default(Environment, given));
  if (!validator.Check(value))
    throw new Error(
      `The environment is not as expected: ${faultsOf(value, environment).join('; ')}.`,
    );
  const root = findRoot(dirname(fileURLToPath(import.meta.url)));
  const content = value.CONTENT_DIR ?? root;
  const dataDir = value.DATA_DIR ?? join(root, '.data');
  const isProduction = value.APP_ENV === 'production';
  return {
    host: value.SERVICES_HOST,
    port: value.SERVICES_PORT,
    databaseUrl: value.DATABASE_URL,
    poolSize: value.DATABASE_POOL,
    postgresDir: join(dataDir, 'postgres'),
    brandConfigsDir: join(content, 'brand-configs'),
    seoDir: join(content, 'layouts', 'seo'),
    demoData: value.DEMO_DATA === 'on',
    demoScale: value.DEMO_SCALE,
    siteSecret: { given: value.SITE_SECRET, isProduction, dataDir },
    isProduction,
    isLimited: value.RATE_LIMIT === 'on',
    logLevel: value.LOG_LEVEL,
    shutdownDeadlineMs: value.SHUTDOWN_DEADLINE_MS,
  };
};
