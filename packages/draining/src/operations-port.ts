import { createServer, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const METRICS = '/metrics';
const ROUTES = new Set([METRICS, '/health/live', '/health/ready']);

/** Connections of operators; all others are those of the world. */
const operatorSockets = new WeakSet<Socket>();

const createNotFound = (): Error =>
  Object.assign(new Error('not for this port'), { statusCode: 404 });

/**
 * Serves `/metrics` to operators only, on the port that `listenForOperators` opens, which serves only this and health.
 * Injected requests come over no network, and may request everything.
 */
export const addOperationsGuard = (app: Pick<FastifyInstance, 'addHook'>): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { socket } = request.raw;
    if (!(socket instanceof Socket)) return done();
    const route = request.routeOptions.url ?? '';
    const isAllowed = operatorSockets.has(socket) ? ROUTES.has(route) : route !== METRICS;
    done(isAllowed ? undefined : createNotFound());
  });
};

export interface OperationsPort {
  readonly port: number;
  readonly stop: () => void;
}

/**
 * Opens the operators' port; 0 is any free one. Its connections belong to the server, with its limits and its shutdown.
 */
export const listenForOperators = async (
  app: Pick<FastifyInstance, 'server'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<OperationsPort> => {
  const server = createServer((socket) => {
    operatorSockets.add(socket);
    app.server.emit('connection', socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => server.close(),
  };
};
