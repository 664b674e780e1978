import { ANYBODY } from '@broadsheet/contract/audience';
import { MINUTE_MS } from '@broadsheet/contract/durations';
import { PREVIEW_MAX_DAYS } from '@broadsheet/contract/preview';
import type { CommandInput } from './command-line/command-spec.ts';
import type { preview } from './content-specs.ts';
import { requireOrigin, requirePath } from './page-address.ts';
import { type Persona, readPersona } from './persona-options.ts';
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
    `--expires: expected a duration from 1m to ${PREVIEW_MAX_DAYS}d, such as 90m, 24h or 7d, got "${written}".`,
  );
};

const siteOf = (written: string | undefined, brand: string, env: NodeJS.ProcessEnv): string => {
  if (written === undefined && env.APP_ENV === 'production')
    throw new UsageError('preview needs --site in production, such as https://jobs.example.');
  const site = written ?? `http://${brand}.localhost:${env.PORT || 3000}`;
  return requireOrigin(site);
};

/** Throws UsageError for options that no link can show. */
export const parsePreviewOptions = (
  input: CommandInput<typeof preview>,
  env: NodeJS.ProcessEnv = process.env,
): PreviewOptions => {
  const { path, expires, site, dir, json, ...fields } = input;
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
