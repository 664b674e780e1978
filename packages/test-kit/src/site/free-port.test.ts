import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { findFreePort } from './free-port.ts';

it('is never given twice, and is none that outgoing connections may take', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, findFreePort));
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('is given to only one of two processes that search at once', async () => {
  const search = `
    import { findFreePort } from ${JSON.stringify(new URL('./free-port.ts', import.meta.url).href)};
    console.log(JSON.stringify(await Promise.all(Array.from({ length: 1_000 }, findFreePort))));
    process.stdin.resume();
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', search];
  const searches = [spawn(process.execPath, args), spawn(process.execPath, args)];
  const found = await Promise.all(
    searches.map(async ({ stdout }) => (await once(createInterface(stdout), 'line'))[0] as string),
  );
  for (const { stdin } of searches) stdin.end();
  const ports = found.flatMap((line) => JSON.parse(line) as number[]);
  expect(new Set(ports).size).toBe(2_000);
});

it('can be listened on', async () => {
  const port = await findFreePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await new Promise((resolve) => server.close(resolve));
});
