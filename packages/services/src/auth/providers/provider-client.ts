import { setTimeout as later } from 'node:timers';
import * as openid from 'openid-client';
import type { ProviderConfig } from './provider-config.ts';

/** Of each request to a provider: a login makes up to four. */
const TIMEOUT_SECONDS = 5;
const METADATA_LIFE_MS = 3_600_000;

/** A person at a provider, as a verified ID token names them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Null where the provider names none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

/** The values that tie a response to its request. */
export interface FlowChecks {
  readonly state: string;
  readonly nonce: string | null;
  readonly codeVerifier: string | null;
}

export interface ProviderClient {
  readonly config: ProviderConfig;
  /** The address that begins a login. Throws ProviderUnreachable. */
  readonly authorizationUrl: (redirectUri: string, checks: FlowChecks) => Promise<URL>;
  /**
   * Exchanges the code of a callback and verifies the ID token. Throws ProviderUnreachable, ProviderDenied where the person has
   * cancelled, and any other error for a response that does not hold.
   */
  readonly identify: (callback: URL, checks: FlowChecks) => Promise<Identity>;
}

/** The provider does not answer, or not in time. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}
/** The person has not agreed. */
export class ProviderDenied extends Error {
  override readonly name = 'ProviderDenied';
}

const isServerError = (status: number): boolean => status >= 500;
const UNANSWERED: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** Whether a provider has failed, rather than a login. */
const isUnreachable = (error: unknown): boolean => {
  if (error instanceof openid.ResponseBodyError) return isServerError(error.status);
  if (error instanceof openid.ClientError)
    return UNANSWERED.has(error.code ?? '') || isUnreachable(error.cause);
  // What fetch throws for a connection that fails.
  return error instanceof TypeError && error.cause !== undefined;
};

const withFaults = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
      throw new ProviderDenied(error.error, { cause: error });
    if (isUnreachable(error)) throw new ProviderUnreachable('no answer', { cause: error });
    throw error;
  }
};

/** LinkedIn lists no methods and takes the secret in the body only. */
const authenticationOf =
  (secret: string): openid.ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_post'];
    const method = methods.includes('client_secret_post')
      ? openid.ClientSecretPost(secret)
      : openid.ClientSecretBasic(secret);
    return method(server, client, body, headers);
  };

const discover = ({ issuer, clientId, clientSecret }: ProviderConfig) =>
  openid.discovery(new URL(issuer), clientId, clientSecret, authenticationOf(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // Verifies the signature of ID tokens although they come over TLS.
      openid.enableNonRepudiationChecks,
      // The configuration refuses plain HTTP in production, except for this machine.
      ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
    ],
  });

/** The metadata of a provider: read once an hour, and again after a failure. */
const createMetadata = (config: ProviderConfig) => {
  let reading: Promise<openid.Configuration> | undefined;
  return (): Promise<openid.Configuration> => {
    if (reading) return reading;
    const read = discover(config);
    reading = read;
    const forget = () => {
      if (reading === read) reading = undefined;
    };
    read.then(() => later(forget, METADATA_LIFE_MS).unref(), forget);
    return read;
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const identityOf = (
  { iss, sub }: { readonly iss: string; readonly sub: string },
  claims: Readonly<Record<string, unknown>>,
): Identity => {
  const email = textOf(claims.email);
  const name = textOf(claims.name) || `${textOf(claims.given_name)} ${textOf(claims.family_name)}`;
  return {
    issuer: iss,
    subject: sub,
    email: email === '' ? null : email,
    // Some providers send it as text.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: name.trim(),
  };
};

export const createProviderClient = (config: ProviderConfig): ProviderClient => {
  const metadata = createMetadata(config);
  return {
    config,
    authorizationUrl: (redirectUri, { state, nonce, codeVerifier }) =>
      withFaults(async () =>
        openid.buildAuthorizationUrl(await metadata(), {
          redirect_uri: redirectUri,
          scope: config.scopes,
          state,
          ...(nonce === null ? {} : { nonce }),
          ...(codeVerifier === null
            ? {}
            : {
                code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
                code_challenge_method: 'S256',
              }),
        }),
      ),
    identify: (callback, { state, nonce, codeVerifier }) =>
      withFaults(async () => {
        const server = await metadata();
        const tokens = await openid.authorizationCodeGrant(server, callback, {
          expectedState: state,
          idTokenExpected: true,
          ...(nonce === null ? {} : { expectedNonce: nonce }),
          ...(codeVerifier === null ? {} : { pkceCodeVerifier: codeVerifier }),
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('the response has no ID token');
        // Providers may leave the address out of the ID token.
        const hasMail = claims.email !== undefined || !server.serverMetadata().userinfo_endpoint;
        const info = hasMail
          ? claims
          : await openid.fetchUserInfo(server, tokens.access_token, claims.sub);
        return identityOf(claims, info);
      }),
  };
};

export const createFlowChecks = ({ checks }: ProviderConfig): FlowChecks => ({
  state: openid.randomState(),
  nonce: checks.includes('nonce') ? openid.randomNonce() : null,
  codeVerifier: checks.includes('pkce') ? openid.randomPKCECodeVerifier() : null,
});
