import { readFile } from 'node:fs/promises';
import {
  bffPathOf,
  type CallAnswer,
  type CallDefinition,
  type CallInput,
} from '@broadsheet/contract/call';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { ErrorBody } from '@broadsheet/contract/errors';
import { Value } from 'typebox/value';
import { callSite, isThisMachine } from '../call-site.ts';
import { UsageError } from '../usage.ts';

export interface RecruiterSite {
  /** Its origin. */
  readonly site: string;
  readonly token: string;
}

/** The token of this environment, or of a file. Throws UsageError without one. */
export const readToken = async (file: string | undefined): Promise<string> => {
  const token = file === undefined ? process.env.RECRUITER_TOKEN : await readFile(file, 'utf8');
  if (!token?.trim())
    throw new UsageError('no access token: set RECRUITER_TOKEN, or give --token-file.');
  return token.trim();
};

/** The origin of the site. Throws UsageError for none, and for one that would send a token unencrypted. */
export const readSite = (site: string): string => {
  const url = URL.canParse(site) ? new URL(site) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError('--site: expected an origin such as https://jobs.example.');
  if (url.protocol === 'http:' && !isThisMachine(url))
    throw new UsageError('--site needs https, so that the token is not sent unencrypted.');
  return url.origin;
};

const addressOf = (call: CallDefinition, input: CallInput<CallDefinition>): string => {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = bffPathOf(call).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
};

const refusalOf = (status: number, body: unknown): Error => {
  if (!Value.Check(ErrorBody, body)) return new Error(`the site answered ${status}`);
  const details = (body.details ?? []).map(({ path, message }) => `\n  ${path} ${message}`);
  return new Error(`${body.message} (${body.code})${details.join('')}`);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The fields of an upload before its file, as a form sends them. */
const formOf = async (fields: unknown, file: Buffer) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append('file', new Blob([new Uint8Array(file)]), 'picture');
  const written = new Response(form);
  return {
    contentType: written.headers.get('content-type') ?? '',
    bytes: Buffer.from(await written.arrayBuffer()),
  };
};

/** Makes a recruiter call. @param file of an upload. Throws an Error with the site's message where it refuses. */
export const callAsRecruiter = async <Call extends CallDefinition>(
  { site, token }: RecruiterSite,
  call: Call,
  input: CallInput<Call> = {},
  file?: Buffer,
): Promise<CallAnswer<Call>> => {
  const { status, body } = await callSite(`${site}${addressOf(call, input)}`, {
    method: call.method,
    token,
    ...(file ? { form: await formOf(input.body, file), deadlineMs: FILE_TIMEOUT_MS } : {}),
    ...(call.body && !file ? { body: input.body ?? {} } : {}),
  });
  const answer = parse(body);
  if (status !== 200 || !Value.Check(call.answer, answer)) throw refusalOf(status, answer);
  return answer as CallAnswer<Call>;
};
