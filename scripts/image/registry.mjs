import { createHash } from 'node:crypto';
import { apiOf } from './image-reference.mjs';

/** Multi-platform indexes first: their digest is valid for every kind of machine. */
const MANIFEST_TYPES = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
];
const DEADLINE_MS = 30_000;

/** Why a registry returned no digest, as text for the person who runs the script. */
export class RegistryError extends Error {}

/** @typedef {{ status: number, headers: Headers, body: Buffer }} RegistryResponse */

/** @type {(host: string, error: unknown) => RegistryError} */
const explainFailure = (host, error) => {
  const { name, message, cause } = /** @type {Error} */ (error);
  const reason =
    name === 'TimeoutError'
      ? `no answer within ${DEADLINE_MS / 1000} seconds`
      : cause instanceof Error
        ? cause.message || String(Reflect.get(cause, 'code'))
        : message;
  return new RegistryError(`${host} is not reachable: ${reason}`);
};

/** @type {(url: URL, headers: Record<string, string>) => Promise<RegistryResponse>} */
const get = async (url, headers) => {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw explainFailure(url.host, error);
  }
};

/** @type {(host: string, status: number) => string} */
const explainStatus = (host, status) => {
  if (status === 404) return `no such image or tag at ${host}`;
  if (status === 401 || status === 403)
    return `no such public image at ${host}: the name is wrong, or the image needs a login`;
  if (status === 429) return `${host} has a rate limit, which is reached. Try again later`;
  if (status >= 500) return `${host} is not reachable: it answered ${status}`;
  return `${host} answered ${status}, which is not understood`;
};

/** @type {(realm: string, api: string) => URL} */
const tokenAddress = (realm, api) => {
  if (!URL.canParse(realm)) throw new RegistryError(`${api} names no address for its token`);
  const url = new URL(realm);
  if (url.protocol !== 'https:' && !api.startsWith('http:'))
    throw new RegistryError(`${api} sends for its token to ${url.origin}, which is not https`);
  return url;
};

/**
 * The anonymous token from the address in the registry's refusal.
 * @param {string} challenge of the header WWW-Authenticate
 * @param {string} api
 * @param {string} repository
 */
const getAnonymousToken = async (challenge, api, repository) => {
  const [, rest = ''] = /\bBearer\s+(.*)/i.exec(challenge) ?? [];
  const parameters = new Map(
    [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const realm = parameters.get('realm');
  if (realm === undefined) throw new RegistryError(explainStatus(new URL(api).host, 401));
  const url = tokenAddress(realm, api);
  const service = parameters.get('service');
  if (service !== undefined) url.searchParams.set('service', service);
  url.searchParams.set('scope', parameters.get('scope') ?? `repository:${repository}:pull`);
  const { status, body } = await get(url, {});
  if (status !== 200) throw new RegistryError(explainStatus(url.host, status));
  try {
    const { token, access_token: accessToken } = JSON.parse(body.toString());
    const given = token ?? accessToken;
    if (typeof given === 'string' && given !== '') return given;
  } catch {}
  throw new RegistryError(`${url.host} gave no token`);
};

/**
 * Requests the current digest of a tag from a registry. It is computed from the manifest that the registry sends, and
 * must equal the one that it claims.
 * @param {{ registry: string, repository: string, tag: string }} image
 * @returns {Promise<string>} sha256:...
 * @throws {RegistryError}
 */
export const fetchDigest = async ({ registry, repository, tag }) => {
  const api = apiOf(registry);
  const url = new URL(`/v2/${repository}/manifests/${tag}`, api);
  const accept = { accept: MANIFEST_TYPES.join(', ') };
  let response = await get(url, accept);
  if (response.status === 401) {
    const challenge = response.headers.get('www-authenticate') ?? '';
    const token = await getAnonymousToken(challenge, api, repository);
    response = await get(url, { ...accept, authorization: `Bearer ${token}` });
  }
  const { status, headers, body } = response;
  if (status !== 200) throw new RegistryError(explainStatus(url.host, status));
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (!MANIFEST_TYPES.includes(type.trim()))
    throw new RegistryError(`${url.host} sent no manifest of an image, but "${type}"`);
  const digest = `sha256:${createHash('sha256').update(body).digest('hex')}`;
  const claimed = headers.get('docker-content-digest') ?? digest;
  if (claimed !== digest)
    throw new RegistryError(
      `the digest does not match its content: ${url.host} claims ${claimed}, and sent ${digest}`,
    );
  return digest;
};
