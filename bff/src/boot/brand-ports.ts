import { createServer, type Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on more ports. Their connections go to the same HTTP server, so that all its limits and its shutdown apply;
 * only the port selects the brand.
 */
export const listenOnPorts = async (
  app: FastifyInstance,
  host: string,
  ports: Iterable<number>,
): Promise<{ stop: () => void }> => {
  const servers: NetServer[] = [];
  for (const port of ports) {
    const server = createServer((socket) => void app.server.emit('connection', socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    servers.push(server);
  }
  return {
    stop: () => {
      for (const server of servers) server.close();
    },
  };
};
