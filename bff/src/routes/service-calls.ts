import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsync } from 'fastify';
import { clientSignal } from '../client-signal.ts';
import { conversionsOf } from '../experiments/conversions-of.ts';
import { siteOfRequest } from '../plugins/brand.ts';
import { compileRequestSchema } from '../request-schema.ts';

/** Below the browser's own limit, so that it hears our answer and not its own timeout. */
const DEADLINE_MS = REQUEST_TIMEOUT_MS - 1_000;

/** The route of a call; `{page}.json` needs its parameter's end marked for the router. */
export const routeOf = (call: CallDefinition): string =>
  bffPathOf(call).replace(/\{(\w+)\}/g, ':$1');

export interface ServiceCallsDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly calls: readonly CallDefinition[];
  readonly recorder: Pick<Recorder, 'converted'>;
  readonly now: () => number;
}

/** Every call of the services under the BFF's own address, checked on the way in and out. */
export const createServiceCalls =
  ({ upstream, calls, recorder, now }: ServiceCallsDeps): FastifyPluginAsync =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    for (const call of calls) {
      if (call.answeredBy) continue;
      app.route<{ Params: unknown; Querystring: unknown }>({
        method: call.method,
        url: routeOf(call),
        schema: { params: call.params, querystring: call.query },
        handler: async (request, reply) => {
          const { brand } = siteOfRequest(request).brand;
          const signal = clientSignal(reply);
          const ask = upstream.caller({ brand, signal, deadlineMs: DEADLINE_MS });
          const answer = await ask(call, { params: request.params, query: request.query });
          for (const conversion of conversionsOf(call, request, brand, now()))
            recorder.converted(conversion);
          return reply.header('cache-control', 'private, no-cache').send(answer);
        },
      });
    }
  };
