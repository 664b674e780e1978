import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('contains the requested page, and no secret that grants access', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ loggerInstance: createLog('info', stream) });
  app.get('*', async () => 'a page');
  for (const url of [
    '/recommend/eyJhbGciOi.secret-of.a-mail?done=addcomment',
    '/c/x?token=secret-of',
  ])
    await app.inject(url);
  await app.close();
  expect(lines.join('')).toContain('/recommend/{token}');
  expect(lines.join('')).toContain('"/c/x"');
  expect(lines.join('')).not.toContain('secret-of');
});
