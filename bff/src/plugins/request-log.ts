import fp from 'fastify-plugin';

/** Asked every few seconds by machines, or many times by one page: lines that nobody reads. */
const QUIET = /^\/(health|metrics|assets|theme)\b/;

/** One line for each answer. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const level = QUIET.test(request.routeOptions.url ?? '') ? 'debug' : 'info';
      const durationMs = Math.round(reply.elapsedTime);
      request.log[level]({ req: request, res: reply, durationMs }, 'answered');
    });
  },
  { name: 'request-log' },
);
