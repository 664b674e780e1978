import { PLAYER_ORIGINS } from '@broadsheet/contract/video-address';
import fp from 'fastify-plugin';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  // A page that is opened without a load of its document has the policy of the first page: so all pages have these.
  `frame-src ${Object.values(PLAYER_ORIGINS).join(' ')}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types broadsheet',
].join('; ');

/** The policy of a page whose forms may be sent to one other origin. */
export const policyWithForms = (origin: string): string =>
  CONTENT_SECURITY_POLICY.replace("form-action 'self'", `form-action 'self' ${origin}`);

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

export type SecurityHeaders = Readonly<Record<string, string>>;

/** The headers of every answer; HSTS only in production, where TLS ends in front. */
export const securityHeaders = (isProduction: boolean): SecurityHeaders =>
  isProduction
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;

export const createSecurityHeaders = (headers: SecurityHeaders) =>
  fp(
    async (app) => {
      app.addHook('onRequest', (_, reply, done) => {
        reply.headers(headers);
        done();
      });
    },
    { name: 'security-headers' },
  );

/** Sends the client the request id that the logs use. */
export const requestId = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
  },
  { name: 'request-id' },
);
