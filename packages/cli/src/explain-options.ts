import type { CommandInput } from './command-line/command-spec.ts';
import type { explain } from './content-specs.ts';
import { requireOrigin, requirePath } from './page-address.ts';
import { type Persona, readPersona } from './persona-options.ts';
import { UsageError } from './usage.ts';

/** The subject of the explanation: a page for an audience, from files or from a running site, or a logged response. */
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

const readRequest = (
  { request, log }: { request: string; log: string | undefined },
  others: readonly string[],
): ExplainRequest => {
  if (log === undefined)
    throw new UsageError('--request needs --log <file>, or --log - for standard input.');
  const [other] = others;
  if (other)
    throw new UsageError(
      `--${other}: leave it out, the log has the page and the visitor of a request.`,
    );
  return { of: 'request', id: request, log };
};

/** Throws UsageError for options that exclude each other or that are not complete. */
export const parseExplainOptions = (input: CommandInput<typeof explain>): ExplainOptions => {
  const { path, source, site, request, log, dir, json, ...persona } = input;
  if (request !== undefined) {
    const others = Object.entries({ path, ...persona }).flatMap(([name, value]) =>
      value === undefined || value === false || (Array.isArray(value) && value.length === 0)
        ? []
        : [name],
    );
    return { request: readRequest({ request, log }, others), dir, json };
  }
  if (log !== undefined) throw new UsageError('--log needs --request <id>.');
  if (path === undefined) throw new UsageError('explain needs --path, or --request with --log.');
  const requested = { path: requirePath(path), persona: readPersona(persona) };
  if (source === 'files') {
    if (site !== undefined) throw new UsageError('--site needs --source live.');
    return { request: { of: 'files', ...requested }, dir, json };
  }
  if (site === undefined) throw new UsageError('--source live needs --site.');
  return { request: { of: 'site', ...requested, site: requireOrigin(site) }, dir, json };
};
