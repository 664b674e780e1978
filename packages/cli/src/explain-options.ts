import { parseArgs } from 'node:util';
import { PERSONA_OPTIONS, type Persona, readPersona } from './persona-options.ts';
import { requirePath } from './require-path.ts';
import { UsageError } from './usage.ts';

/** What is asked about: a page for somebody, from files or of a running site, or an answer that was logged. */
export type ExplainRequest =
  | { readonly of: 'files'; readonly path: string; readonly persona: Persona }
  | {
      readonly of: 'site';
      readonly path: string;
      readonly persona: Persona;
      readonly site: string;
    }
  | { readonly of: 'request'; readonly id: string; readonly log: string };

export interface ExplainOptions {
  readonly request: ExplainRequest;
  readonly dir: string;
  readonly json: boolean;
}

const text = { type: 'string' } as const;

const readRequest = (
  { request, log }: { request: string; log?: string },
  others: readonly string[],
): ExplainRequest => {
  if (log === undefined)
    throw new UsageError('--request needs --log <file>, or --log - for standard input');
  const [other] = others;
  if (other) throw new UsageError(`--${other}: a request already says who asked and for what`);
  return { of: 'request', id: request, log };
};

/** Reads the options of `explain`; throws UsageError for what cannot be asked. */
export const parseExplainOptions = (argv: string[]): ExplainOptions => {
  const { values } = parseArgs({
    args: argv,
    options: {
      ...PERSONA_OPTIONS,
      path: text,
      source: { ...text, default: 'files' },
      site: text,
      request: text,
      log: text,
      dir: { ...text, default: '.' },
      json: { type: 'boolean', default: false },
    },
  });
  const { path, source, site, request, log, dir, json, ...persona } = values;
  if (request !== undefined) {
    const others = [...Object.keys(persona), ...(path === undefined ? [] : ['path'])];
    return { request: readRequest({ request, log }, others), dir, json };
  }
  if (log !== undefined) throw new UsageError('--log needs --request <id>');
  if (path === undefined) throw new UsageError('explain needs --path, or --request with --log');
  if (source !== 'files' && source !== 'live') throw new UsageError('--source: one of files, live');
  const requested = { path: requirePath(path), persona: readPersona(persona) };
  if (source === 'files') {
    if (site !== undefined) throw new UsageError('--site needs --source live');
    return { request: { of: 'files', ...requested }, dir, json };
  }
  if (site === undefined || !/^https?:\/\/[^/]+\/?$/.test(site))
    throw new UsageError('--source live needs --site, such as http://tech.localhost:3000');
  return { request: { of: 'site', ...requested, site: site.replace(/\/$/, '') }, dir, json };
};
