import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SERVER_FLAGS, SERVICES_FLAGS } from './server-flags.mjs';

const read = (path: string) =>
  readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const flags = SERVER_FLAGS.join(' ');

it('are those of the image', async () => {
  const command = /^CMD (.+)$/m.exec(await read('Dockerfile'))?.[1] ?? '[]';
  expect(JSON.parse(command)).toEqual(['node', ...SERVER_FLAGS, 'bff/dist/server.js']);
});

it.each(['Dockerfile', 'compose.yaml', 'deploy/kubernetes/base/services.yaml'])(
  'are those of the services in %s',
  async (path) => {
    const command = /command: (\[.+server\.js"\])/.exec(await read(path))?.[1] ?? '[]';
    expect(JSON.parse(command)).toEqual([
      'node',
      ...SERVICES_FLAGS,
      'packages/services/dist/server.js',
    ]);
  },
);

it('are those of the package of services', async () => {
  const { scripts } = JSON.parse(await read('packages/services/package.json'));
  expect(scripts.start).toBe(`node ${SERVICES_FLAGS.join(' ')} dist/server.js`);
});

it('are those of the package, and its build compiles for them', async () => {
  const { scripts } = JSON.parse(await read('bff/package.json'));
  expect(scripts.start).toContain(`node ${flags} bff/dist/server.js`);
  expect(scripts.build).toContain(`node ${flags} dist/write-cache.js`);
});
