import { gzip } from 'node:zlib';
import fp from 'fastify-plugin';
import { acceptedEncodings, varyOnEncoding } from './encoding/accepted-encodings.ts';

/** Below this it saves no packet. */
const MIN_BYTES = 1_024;
const TEXT = /^(?:text\/|application\/(?:json|xml|manifest\+json))/;

/** Compresses texts created for one response; cached texts and files have their own compressed copies. */
export const compression = fp(
  async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      if (typeof payload !== 'string' || payload.length < MIN_BYTES) return done(null, payload);
      if (reply.hasHeader('content-encoding')) return done(null, payload);
      if (!TEXT.test(String(reply.getHeader('content-type')))) return done(null, payload);
      varyOnEncoding(reply);
      if (!acceptedEncodings(request.headers['accept-encoding']).includes('gzip'))
        return done(null, payload);
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      gzip(payload, done);
    });
  },
  { name: 'compression' },
);
