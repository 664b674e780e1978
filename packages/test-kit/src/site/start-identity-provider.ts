import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Configuration } from 'oidc-provider';

export interface ProviderPerson {
  /** The `sub` of their tokens. */
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly isEmailVerified: boolean;
}

export interface ProviderClientOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

export interface IdentityProviderServer {
  readonly issuer: string;
  /** Who can log in there; tests may add people. */
  readonly people: ProviderPerson[];
  /** Changes the claims of the ID tokens that follow, which are signed anew; null changes nothing. */
  tamper: ((claims: JWTPayload) => JWTPayload) | null;
  /** Signs the ID tokens that follow by a key that the provider does not publish. */
  signsWrongly: boolean;
  /** Answers every request with this status; null works as usual. */
  failsWith: number | null;
  readonly close: () => Promise<void>;
}

const ALGORITHM = 'RS256';
const KEY_ID = 'test';

/** The library writes warnings about its version of Node and its memory when it is loaded and set up. */
const quietly = async <Result>(work: () => Promise<Result> | Result): Promise<Result> => {
  const { warn, info } = console;
  Object.assign(console, { warn: () => {}, info: () => {} });
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
};

const readBody = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page of the provider: one button for each person, and one to cancel. */
const loginPage = (people: readonly ProviderPerson[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Sample login provider</title><h1>Log in as</h1><form method="post">
${people
  .map(
    ({ id, name, email = 'no email', isEmailVerified }) =>
      `<p><button name="person" value="${escapeText(id)}">${escapeText(name)} (${escapeText(email)}${
        isEmailVerified ? '' : ', not verified'
      })</button></p>`,
  )
  .join('')}
<p><button name="deny" value="1">Cancel</button></p></form></html>`;

const configurationOf = (
  people: readonly ProviderPerson[],
  { clientId, clientSecret, redirectUris }: ProviderClientOptions,
  jwk: object,
): Configuration => ({
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...redirectUris] }],
  jwks: { keys: [{ ...jwk, kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] },
  cookies: { keys: [randomUUID()] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
  pkce: { required: () => false },
  findAccount: (_context, sub) => {
    const person = people.find(({ id }) => id === sub);
    if (!person) return undefined;
    const { name, email, isEmailVerified } = person;
    const mail = email === undefined ? {} : { email, email_verified: isEmailVerified };
    return { accountId: sub, claims: () => ({ sub, name, ...mail }) };
  },
  // Everybody has agreed to everything: there is one page, and it asks who logs in.
  loadExistingGrant: async (context) => {
    const { oidc } = context;
    const grant = new oidc.provider.Grant({
      accountId: oidc.session?.accountId ?? '',
      clientId: oidc.client?.clientId ?? '',
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Collects what a handler writes, so that it can be changed before it is sent. */
const rewriteAnswer = (
  response: ServerResponse,
  rewrite: (body: string) => Promise<string>,
): void => {
  const end = response.end.bind(response);
  response.end = ((body?: unknown) => {
    void rewrite(String(body ?? '')).then((text) => {
      response.setHeader('content-length', Buffer.byteLength(text));
      end(text);
    });
    return response;
  }) as typeof response.end;
};

/**
 * Starts a real OpenID Connect provider for tests and for trying logins on a local machine. Whoever opens its page chooses who
 * they are. @param port 0 takes a free one
 */
export const startIdentityProvider = async (
  client: ProviderClientOptions,
  { port = 0, people: known = [] as readonly ProviderPerson[] } = {},
): Promise<IdentityProviderServer> => {
  const people = [...known];
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const { privateKey: foreignKey } = await generateKeyPair(ALGORITHM);
  const { default: Provider } = await quietly(() => import('oidc-provider'));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://localhost:${portOf(server)}`;
  const jwk = await exportJWK(privateKey);
  const provider = await quietly(() => new Provider(issuer, configurationOf(people, client, jwk)));
  const answer = provider.callback();
  const state: IdentityProviderServer = {
    issuer,
    people,
    tamper: null,
    signsWrongly: false,
    failsWith: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const sign = async (body: string): Promise<string> => {
    const tokens = JSON.parse(body);
    if (typeof tokens.id_token !== 'string') return body;
    const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString());
    const changed = state.tamper?.(claims) ?? claims;
    const id_token = await new SignJWT(changed)
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .sign(state.signsWrongly ? foreignKey : privateKey);
    return JSON.stringify({ ...tokens, id_token });
  };
  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(loginPage(people));
      return;
    }
    const form = await readBody(request);
    const person = form.get('person');
    const result =
      person === null
        ? { error: 'access_denied', error_description: 'cancelled' }
        : { login: { accountId: person } };
    await provider.interactionFinished(request, response, result);
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', issuer);
    if (state.failsWith !== null) return response.writeHead(state.failsWith).end();
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (pathname.startsWith('/interaction/')) return void interact(request, response);
    if (pathname === '/token' && (state.tamper !== null || state.signsWrongly))
      rewriteAnswer(response, sign);
    return void answer(request, response);
  });
  return state;
};

/** Opens an address at the provider like a browser, chooses a person, and returns the address that it is sent back to. */
export const visitProvider = async (
  address: string,
  as: { readonly person: string } | { readonly deny: '1' },
): Promise<URL> => {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  const open = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const [name = '', ...value] = pair.split('=');
      cookies.set(name, value.join('='));
    }
    return response;
  };
  let response = await open(address);
  for (;;) {
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${response.status} on the way`);
    const url = new URL(location, origin);
    if (url.origin !== origin) return url;
    response = url.pathname.startsWith('/interaction/')
      ? await open(url.href, { method: 'POST', body: new URLSearchParams(as) })
      : await open(url.href);
  }
};
