import { parseArgs } from 'node:util';
import { ANYBODY } from '@broadsheet/contract/audience';
import { PREVIEW_MAX_DAYS } from '@broadsheet/contract/preview';
import { PERSONA_OPTIONS, type Persona, readPersona } from './persona-options.ts';
import { requirePath } from './require-path.ts';
import { UsageError } from './usage.ts';

export interface PreviewOptions {
  readonly path: string;
  readonly persona: Persona;
  /** Milliseconds that the link works. */
  readonly lifeMs: number;
  /** An origin without a slash at the end. */
  readonly site: string;
  readonly dir: string;
  readonly json: boolean;
}

const MINUTE_MS = 60_000;
const UNITS_MS: Readonly<Record<string, number>> = {
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
  d: 24 * 60 * MINUTE_MS,
};
const LIFE_MAX_MS = PREVIEW_MAX_DAYS * 24 * 60 * MINUTE_MS;

const lifeOf = (written: string): number => {
  const [, number, unit = ''] = /^(\d{1,6})([mhd])$/.exec(written) ?? [];
  const lifeMs = Number(number) * (UNITS_MS[unit] ?? Number.NaN);
  if (lifeMs > 0 && lifeMs <= LIFE_MAX_MS) return lifeMs;
  throw new UsageError(
    `--expires: "${written}" is no time from 1m to ${PREVIEW_MAX_DAYS}d, such as 90m, 24h or 7d`,
  );
};

const siteOf = (written: string | undefined, brand: string, env: NodeJS.ProcessEnv): string => {
  if (written === undefined && env.APP_ENV === 'production')
    throw new UsageError('preview needs --site in production, such as https://jobs.example');
  const site = written ?? `http://${brand}.localhost:${env.PORT || 3000}`;
  if (!/^https?:\/\/[^/?#\s]+\/?$/.test(site))
    throw new UsageError(`--site: "${site}" is no origin, such as http://tech.localhost:3000`);
  return site.replace(/\/$/, '');
};

/** Reads the options of `preview`; throws UsageError for what no link can show. */
export const parsePreviewOptions = (
  argv: string[],
  env: NodeJS.ProcessEnv = process.env,
): PreviewOptions => {
  const { values } = parseArgs({
    args: argv,
    options: {
      ...PERSONA_OPTIONS,
      path: { type: 'string' },
      expires: { type: 'string', default: '24h' },
      site: { type: 'string' },
      dir: { type: 'string', default: '.' },
      json: { type: 'boolean', default: false },
    },
  });
  const { path, expires, site, dir, json, ...fields } = values;
  if (path === undefined) throw new UsageError('preview needs --path');
  const persona = readPersona(fields);
  const brand = persona.audience.brand ?? ANYBODY.brand;
  return {
    path: requirePath(path),
    persona,
    lifeMs: lifeOf(expires),
    site: siteOf(site, brand, env),
    dir,
    json,
  };
};
