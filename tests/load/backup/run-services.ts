import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CallBody, CallDefinition } from '@broadsheet/contract/call';
import { findFreePort } from '@broadsheet/services/platform/postgres/free-port';

const SERVER = fileURLToPath(new URL('../../../packages/services/dist/server.js', import.meta.url));
const TIMEOUT_MS = 300_000;

export interface BackupRequest {
  readonly body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
  readonly token?: string;
  readonly contentType?: string;
}

/** Runs the services over a folder of data, until they are stopped. Throws when they do not become ready. */
export const runServices = async (dataDir: string, env: NodeJS.ProcessEnv) => {
  const port = await findFreePort();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      SERVICES_PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_SCALE: '0.01',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = Date.now() + TIMEOUT_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error('the services did not start');
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
  return {
    request: (path: string, { body, token, contentType }: BackupRequest = {}) =>
      fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-brand': 'tech',
          'x-client-address': '203.0.113.7',
          ...(contentType ? { 'content-type': contentType } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
      }),
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
export type Services = Awaited<ReturnType<typeof runServices>>;

/** The answer of a call to a form. Throws unless it is 200. */
export const post = async <Call extends CallDefinition>(
  services: Services,
  call: Call,
  body: CallBody<Call>,
): Promise<unknown> => {
  const answer = await services.request(`/${call.service}${call.path}`, {
    body: new URLSearchParams(body as Record<string, string>),
  });
  if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
