import fp from 'fastify-plugin';
import { answeredPage } from '../page/respond/answered-page.ts';

/** Asked every few seconds by machines, or many times by one page: lines that nobody reads. */
const QUIET = /^\/(health|metrics|assets|theme)\b/;

/** One line for each answer; one of a page tells all that decided it. */
export const requestLog = fp(
  async (app) => {
    // All that this line says is chosen here, so there is nothing in it to black out.
    const log = app.log.child({}, { redact: [] });
    app.addHook('onResponse', (request, reply, done) => {
      const isQuiet = QUIET.test(request.routeOptions.url ?? '');
      // So many that their lines would be most of the work; they are counted.
      const isRefused = request.slot?.state() === 'refused';
      const level = isQuiet || isRefused ? 'debug' : 'info';
      const durationMs = Math.round(reply.elapsedTime);
      const { served } = request;
      const page = served ? answeredPage(served.pageRequest, served.decided) : {};
      const reqId = request.id;
      log[level]({ reqId, req: request, res: reply, durationMs, ...page }, 'answered');
      done();
    });
  },
  { name: 'request-log' },
);
