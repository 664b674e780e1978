import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { STUDIO_CALLS } from '@broadsheet/contract/studio/calls';
import { STUDIO_API_PATH } from '@broadsheet/contract/studio/studio-call';
import Type, { type TSchema } from 'typebox';
import type { HostileRequest } from './send.ts';

const HOST = 'tech.localhost';
const ENTRIES = 10_000;

/** Texts that have caused a failure before, encoded for an address and for JSON. */
const TEXTS = [
  { what: 'NUL', inAddress: 'a%00b', inJson: '"a\\u0000b"' },
  { what: 'half a character', inAddress: 'a%ED%A0%80b', inJson: '"a\\ud800b"' },
  { what: 'İ', inAddress: '%C4%B0', inJson: '"İ"' },
  { what: 'an address with İ', inAddress: 'm%C4%B0ni%40example.com', inJson: '"mİni@example.com"' },
] as const;

interface Target {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** Null for requests without a body. */
  readonly fields: readonly string[] | null;
  readonly isUpload: boolean;
}

const namesIn = (schema: TSchema | undefined): string[] => {
  if (!schema) return [];
  if (Type.IsUnion(schema)) return [...new Set(schema.anyOf.flatMap(namesIn))];
  return Type.IsObject(schema) ? Object.keys(schema.properties) : [];
};

const targetOf = (call: CallDefinition): Target => ({
  method: call.method,
  path: bffPathOf(call),
  query: namesIn(call.query),
  fields: call.method === 'GET' ? null : namesIn(call.body),
  isUpload: call.upload !== undefined,
});

const studioTargets = (): Target[] =>
  Object.values(STUDIO_CALLS).map(({ method, path, query, body }) => ({
    method,
    path: `${STUDIO_API_PATH}${path}`,
    query: namesIn(query),
    fields: method === 'GET' ? null : namesIn(body),
    isUpload: false,
  }));

/** Routes of the BFF that belong to no service. */
const OWN_TARGETS: readonly Target[] = (
  [
    ['GET', '/api/layout', ['path', 'client'], null],
    ['GET', '/api/blocks', ['path', 'revision', 'ids'], null],
    ['GET', '/api/explain', ['path'], null],
    ['GET', '/unsubscribe', ['token'], null],
    ['POST', '/api/exposures', [], ['path', 'experiment']],
    ['POST', '/api/telemetry', [], ['id', 'type', 'reason']],
    ['POST', '/api/vitals', [], ['path', 'vitals']],
    ['POST', '/preferences/experience', [], ['band', 'next']],
    ['POST', '/preferences/cookies', [], ['choice', 'next']],
  ] as const
).map(([method, path, query, fields]) => ({ method, path, query, fields, isUpload: false }));

const fill = (path: string, text: string): string =>
  path.replace(/\{\w+\}|:\w+/g, encodeURI(text).replaceAll('%25', '%'));

/** The headers of this site's own forms and programs, besides the body. */
const ours = (type: string, isForm: boolean, token: string | null): string[] => [
  'Host',
  HOST,
  'Content-Type',
  type,
  'Sec-Fetch-Site',
  'same-origin',
  ...(isForm ? ['Sec-Fetch-Mode', 'navigate', 'Sec-Fetch-Dest', 'document'] : []),
  ...(token === null ? [] : ['Authorization', `Bearer ${token}`]),
];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const withLength = (headers: string[], body: string): string[] => [
  ...headers,
  'Content-Length',
  String(Buffer.byteLength(body)),
];

const bodiesOf = (fields: readonly string[]): [what: string, isForm: boolean, body: string][] => [
  ...TEXTS.flatMap(({ what, inAddress, inJson }): [string, boolean, string][] => [
    [`JSON of ${what}`, false, `{${fields.map((name) => `"${name}":${inJson}`).join(',')}}`],
    [`JSON with ${what} in a name`, false, `{${inJson}:1}`],
    [`a form of ${what}`, true, fields.map((name) => `${name}=${inAddress}`).join('&')],
  ]),
  ['JSON of 10,000 entries', false, `{"${fields[0] ?? 'a'}":[${'0,'.repeat(ENTRIES)}0]}`],
  ['a form of 10,000 fields', true, `${fields[0] ?? 'a'}[]=1&`.repeat(ENTRIES)],
];

const ofTarget = (
  { method, path, query, fields, isUpload }: Target,
  token: string | null,
): HostileRequest[] => {
  const named = (what: string) => `${method} ${path} with ${what}`;
  const reading = ours(JSON_TYPE, false, token);
  const addresses = TEXTS.flatMap(({ what, inAddress }) => [
    ...query.map((name) => ({
      what: named(`${what} in ${name}`),
      path: `${fill(path, '1')}?${name}=${inAddress}`,
    })),
    ...(/[{:]/.test(path)
      ? [{ what: named(`${what} in its path`), path: fill(path, inAddress) }]
      : []),
  ]);
  const read = method === 'GET' ? method : 'GET';
  return [
    ...addresses.map((each) => ({ ...each, method: read, headers: reading })),
    ...(fields === null || isUpload ? [] : bodiesOf(fields)).map(([what, isForm, body]) => ({
      what: named(what),
      method: isForm ? 'POST' : method,
      path: fill(path, '1'),
      headers: withLength(ours(isForm ? FORM_TYPE : JSON_TYPE, isForm, token), body),
      body,
    })),
    ...duplicates(token).map(([what, headers]) => ({
      what: named(what),
      method: read,
      path: fill(path, '1'),
      headers,
    })),
  ];
};

/** Duplicate headers, of which proxies and servers may use different ones. */
const duplicates = (token: string | null): [what: string, headers: string[]][] => {
  const once = ours(JSON_TYPE, false, token);
  return [
    ['two hosts', [...once, 'Host', 'evil.example']],
    ['two cookies', [...once, 'Cookie', 'token=a', 'Cookie', 'token=b; vid=\u00ff']],
    ['two tokens', [...once, 'Authorization', 'Bearer a.b.c']],
    ['two clients', [...once, 'X-Client-Address', '6.6.6.6', 'X-Client-Address', '7.7.7.7']],
    ['two brands', [...once, 'X-Brand', 'sports', 'X-Brand', 'tech']],
    ['two types', [...once, 'Content-Type', FORM_TYPE]],
  ];
};

const pageRequests = (): HostileRequest[] =>
  Object.values(PAGE_KINDS)
    .flatMap(({ paths }) => paths)
    .flatMap((path) =>
      ofTarget(
        {
          method: 'GET',
          path,
          query: ['page', 'q', 'ref', 'failed'],
          fields: null,
          isUpload: false,
        },
        null,
      ),
    );

/** Calls that end a state that the requests after them need. */
const isLast = ({ path }: HostileRequest): boolean => /logout|erase|deactivate/.test(path);

/**
 * All hostile requests: NUL, lone surrogates, İ, duplicate headers and bodies of 10,000 entries, to each call, page and
 * form. @param token of a signed-in seeker
 */
export const hostileRequests = (token: string): HostileRequest[] => {
  const calls = CALLS.map(targetOf);
  const all = [
    ...[...calls, ...OWN_TARGETS].flatMap((target) => ofTarget(target, token)),
    ...studioTargets().flatMap((target) => ofTarget(target, null)),
    ...pageRequests(),
  ];
  return [...all.filter((one) => !isLast(one)), ...all.filter(isLast)];
};
