import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const INDEX = 'application/vnd.oci.image.index.v1+json';
const digestOf = (body: string): string =>
  `sha256:${createHash('sha256').update(body).digest('hex')}`;

/** A registry's reaction to a manifest request. */
type Behaviour = 'answer' | 'claim another digest' | 'hang up' | 'refuse' | 'send a page' | number;

/** A registry on this machine with the HTTP API v2 and anonymous tokens. */
export const startTestRegistry = async () => {
  const manifests = new Map<string, string>();
  const state: { behaviour: Behaviour; needsToken: boolean } = {
    behaviour: 'answer',
    needsToken: true,
  };
  const tokens: string[] = [];

  const sendManifest = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const [, repository = '', tag = ''] = /^\/v2\/(.+)\/manifests\/([^/]+)$/.exec(path) ?? [];
    const token = `for repository:${repository}:pull`;
    if (state.needsToken && request.headers.authorization !== `Bearer ${token}`) {
      const challenge = `Bearer realm="${address()}/token",service="registry.test",scope="repository:${repository}:pull"`;
      response.writeHead(
        401,
        state.behaviour === 'refuse' ? {} : { 'www-authenticate': challenge },
      );
      response.end();
      return;
    }
    const body = manifests.get(`${repository}:${tag}`);
    // Like real ones: a client that does not accept an index gets another kind of manifest.
    if (body === undefined || !request.headers.accept?.includes(INDEX)) {
      response.writeHead(404).end();
      return;
    }
    const claimed = digestOf(state.behaviour === 'claim another digest' ? `${body} ` : body);
    response.writeHead(200, { 'content-type': INDEX, 'docker-content-digest': claimed }).end(body);
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', address());
    if (pathname === '/token') {
      tokens.push(`${searchParams.get('service')} ${searchParams.get('scope')}`);
      const token = `for ${searchParams.get('scope')}`;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ token }));
    } else if (state.behaviour === 'hang up') request.socket.destroy();
    else if (typeof state.behaviour === 'number') response.writeHead(state.behaviour).end();
    else if (state.behaviour === 'send a page')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in to this network</p>');
    else sendManifest(request, response, pathname);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = (): string => `http://${host}`;

  return {
    host,
    state,
    /** Service and scope of each issued token. */
    tokens,
    /** Points a tag to new content, and returns its digest. */
    push: (repository: string, tag: string, content: string): string => {
      const body = JSON.stringify({ schemaVersion: 2, mediaType: INDEX, manifests: [], content });
      manifests.set(`${repository}:${tag}`, body);
      return digestOf(body);
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
