import { formatSeekerClass, seekerClassOf } from '@broadsheet/contract/audience-class';
import type { Brand } from '@broadsheet/contract/brand';
import { SESSION_EXPIRY_SECONDS } from '@broadsheet/contract/constants';
import {
  REFRESHED_TOKEN_HEADER,
  type Session,
  STORED_TOKEN_HEADER,
} from '@broadsheet/contract/entities/session';
import { decryptStoredToken } from '@broadsheet/session-token/stored-token';
import type { TokenKeys } from '@broadsheet/session-token/token-keys';
import type { Client } from '@broadsheet/upstream/request-head';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { siteOfRequest } from '../site/brand.ts';
import { openRequestSession, type RequestSession } from './request-session.ts';
import { bearerOf, type RequestToken, readRequestToken } from './request-token.ts';
import type { Sessions } from './sessions.ts';

/**
 * The value of the `member` cookie for scripts: `1` for signed-in readers, `2` if they also have lists of their own.
 */
type MemberLevel = '1' | '2';
const AGENT_LENGTH_MAX = 300;

declare module 'fastify' {
  interface FastifyRequest {
    /** The token of the bearer header or the cookie, not verified. */
    claimedToken(): string | undefined;
    /** Whether the request contains something that may be a token. */
    mayHoldToken(): boolean;
    /** The session that this request claims; null without a token. Its updates are sent with `reply`. */
    holdSession(reply: FastifyReply): Promise<RequestSession | null>;
    heldSession: Promise<RequestSession | null> | undefined;
  }
  interface FastifyReply {
    /** Signs a browser in. The level is null for a login whose second step is open. */
    writeSessionCookies(token: string, level: MemberLevel | null): FastifyReply;
    writeMemberCookie(level: MemberLevel): FastifyReply;
    /** Has the browser store the class of its seeker, where it has changed. */
    writeSeekerClass(session: Session): FastifyReply;
    dropSession(): FastifyReply;
  }
}

/** The client of a request, from the connection and the trusted proxies only. */
export const clientOf = ({ ip, headers, id }: FastifyRequest): Client => ({
  address: ip,
  requestId: id,
  agent: (headers['user-agent'] ?? '').slice(0, AGENT_LENGTH_MAX),
});

export const levelOf = (ownLists: boolean): MemberLevel => (ownLists ? '2' : '1');

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export interface SessionOptions {
  readonly keys: TokenKeys;
  readonly sessions: Sessions;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What an answer tells a browser of its session. */
const decorateReplies = (app: FastifyInstance): void => {
  app.decorateReply('writeSessionCookies', function (token, level) {
    this.writeCookie('token', token, { seconds: SESSION_EXPIRY_SECONDS });
    return level === null
      ? this.dropCookie('member').dropCookie('aud')
      : this.writeMemberCookie(level);
  });
  app.decorateReply('writeMemberCookie', function (level) {
    return this.writeCookie('member', level, {
      seconds: SESSION_EXPIRY_SECONDS,
      readable: true,
    });
  });
  app.decorateReply('writeSeekerClass', function (session) {
    const text = formatSeekerClass(seekerClassOf(session));
    if (this.request.readCookie('aud') === text) return this;
    return this.writeCookie('aud', text, { seconds: SESSION_EXPIRY_SECONDS });
  });
  app.decorateReply('dropSession', function () {
    return this.dropCookie('token').dropCookie('member').dropCookie('aud').dropCookie('filter');
  });
};

/** Resolves the signed-in reader for routes that need it, at no cost for all others. */
export const createSession = ({ keys, sessions, now }: SessionOptions) => {
  const hold = (held: RequestToken, request: FastifyRequest, reply: FastifyReply, brand: Brand) => {
    const mayWriteCookies = () => !reply.sent && !reply.raw.headersSent;
    const isBearer = held.by === 'bearer';
    const member = request.readCookie('member');
    return openRequestSession(held, {
      sessions,
      brand,
      client: clientOf(request),
      ownLists: member === '2',
      onToken: (token) => {
        if (!mayWriteCookies()) return;
        if (isBearer) reply.header(REFRESHED_TOKEN_HEADER, token);
        else reply.writeSessionCookies(token, levelOf(member === '2'));
      },
      onSession: (session) => {
        if (!session.isLoggedIn || isBearer || !mayWriteCookies()) return;
        const level = levelOf(session.reader.ownLists);
        if (member !== level) reply.writeMemberCookie(level);
        reply.writeSeekerClass(session);
      },
      onEnd: () => {
        if (!isBearer && mayWriteCookies()) reply.dropSession();
      },
    });
  };

  const find = async (request: FastifyRequest, reply: FastifyReply) => {
    const { brand, flags } = siteOfRequest(request).brand;
    const { headers } = request;
    const hints = {
      authorization: headers.authorization,
      cookie: request.readCookie('token'),
      stored: flags.trialMode ? headerOf(headers[STORED_TOKEN_HEADER]) : undefined,
    };
    const held = await readRequestToken(hints, (stored) => decryptStoredToken(stored, keys, now()));
    if (!held) return null;
    if (request.readCookie('changed') !== undefined) sessions.forget(brand, held.token);
    return hold(held, request, reply, brand);
  };

  return fp(
    async (app) => {
      app.decorateRequest('heldSession', undefined);
      app.decorateRequest('mayHoldToken', function () {
        const { headers } = this;
        if (this.readCookie('token') !== undefined || headers.authorization !== undefined)
          return true;
        return headers[STORED_TOKEN_HEADER] !== undefined;
      });
      app.decorateRequest('claimedToken', function () {
        return bearerOf(this.headers.authorization) ?? this.readCookie('token');
      });
      app.decorateRequest('holdSession', function (reply) {
        this.heldSession ??= find(this, reply);
        return this.heldSession;
      });
      decorateReplies(app);
    },
    { name: 'session', dependencies: ['cookies', 'brand'] },
  );
};
