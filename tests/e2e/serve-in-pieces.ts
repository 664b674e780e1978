import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

/**
 * Serves a brand's site at an address of its own, and holds back every document from a mark in it on, as a slow network
 * does, until it is released.
 */
export const serveInPieces = async (site: RunningSite, brand: Brand, mark: string) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const host = new URL(site.urlOf(brand, '/')).host;
  const server = createServer((incoming, answer) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const { method, url: path } = incoming;
    const forwarded = request({ port: site.port, method, path, headers }, (upstream) => {
      const { 'content-length': _, ...fields } = upstream.headers;
      answer.writeHead(upstream.statusCode ?? 500, fields);
      if (!upstream.headers['content-type']?.startsWith('text/html')) {
        upstream.pipe(answer);
        return;
      }
      const chunks: Buffer[] = [];
      upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
      upstream.on('end', async () => {
        const html = Buffer.concat(chunks).toString();
        const at = html.indexOf(mark);
        answer.write(html.slice(0, at));
        await released;
        answer.end(html.slice(at));
      });
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
