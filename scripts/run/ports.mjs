import { createServer } from 'node:net';

/** @type {(port: number, host: string | undefined) => Promise<number | null>} */
const tryListen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });

/**
 * Whether nothing listens on a port, neither on every address nor on the loopback ones.
 * @param {number} port
 * @throws {Error} when the port may not be used at all, such as 80 for a normal user
 */
export const isPortFree = async (port) => {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    if ((await tryListen(port, host)) === null) return false;
  }
  return true;
};

/** A port that has just been free. */
export const findFreePort = async () => {
  const port = await tryListen(0, '127.0.0.1');
  if (port === null) throw new Error('no port is free on 127.0.0.1');
  return port;
};
