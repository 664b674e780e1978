import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECRETS as BFF_SECRETS, Environment as BffEnvironment } from '@broadsheet/bff/config';
import { Environment, SECRETS } from '@broadsheet/services/config';
import { estimateEntropy } from '@broadsheet/site-secret/estimate-entropy';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compose = parse(readFileSync(`${root}compose.yaml`, 'utf8'), { merge: true });
// biome-ignore lint/suspicious/noExplicitAny: whatever the file says, of which each test looks at a part
const services: [string, any][] = Object.entries(compose.services);

/** Capabilities of a start as root, to give a volume to another user and to continue as that user. */
const CAPABILITIES: Readonly<Record<string, readonly string[]>> = {
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
};

describe.each(services)('%s in compose', (name, service) => {
  it('is confined: no more memory, processes, rights and files than it needs', () => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.cap_add ?? []).toEqual(CAPABILITIES[name] ?? []);
    expect(service.read_only).toBe(true);
    for (const key of ['privileged', 'network_mode', 'pid', 'ipc', 'devices'])
      expect(service).not.toHaveProperty(key);
    for (const volume of service.volumes ?? []) {
      expect(volume).not.toContain('docker.sock');
      // A folder of the machine is mounted read-only; writes go to a volume.
      if (/^[./]/.test(volume)) expect(volume).toMatch(/:ro$/);
    }
  });

  it('publishes a port only where it is the site', () => {
    const published = name === 'varnish' ? [expect.stringMatching(/:6081$/)] : [];
    expect(service.ports ?? []).toEqual(published);
  });

  it('is given secrets as files alone, each of which is there', () => {
    const text = JSON.stringify([service.environment ?? {}, service.command ?? '']);
    expect(text).not.toMatch(/postgres(ql)?:\/\//);
    const given = (service.secrets ?? []).map((secret: string | { source: string }) =>
      typeof secret === 'string' ? secret : secret.source,
    );
    for (const secret of given) expect(compose.secrets).toHaveProperty(secret);
    const read = [...text.matchAll(/\/run\/secrets\/([a-z0-9-]+)/g)].map(([, secret]) => secret);
    const targets = (service.secrets ?? []).map((secret: string | { target: string }) =>
      typeof secret === 'string' ? secret : secret.target,
    );
    for (const secret of read) expect(targets).toContain(secret);
  });
});

describe('the programs in compose', () => {
  it('are told only what they read', () => {
    const knownTo = (environment: { properties: object }, secrets: Iterable<string>): string[] => [
      ...Object.keys(environment.properties),
      ...[...secrets].map((secret) => `${secret}_FILE`),
    ];
    const { bff, services: rest } = compose.services;
    const unknown = (given: object, known: readonly string[]): string[] =>
      Object.keys(given).filter((key) => !known.includes(key));
    expect(unknown(bff.environment, knownTo(BffEnvironment, BFF_SECRETS))).toEqual([]);
    expect(unknown(rest.environment, knownTo(Environment, SECRETS))).toEqual([]);
  });

  it('start when their roles are there, each with an address that nobody else is given', () => {
    const urlOf = (name: string): unknown =>
      compose.services[name].secrets.find(
        (secret: { target?: string }) => secret.target === 'database-url',
      );
    expect(urlOf('bff')).toEqual({ source: 'bff-database-url', target: 'database-url' });
    expect(urlOf('services')).toEqual({ source: 'services-database-url', target: 'database-url' });
    expect(compose.services.services.depends_on).toEqual({
      'database-roles': { condition: 'service_completed_successfully' },
    });
    expect(compose.services.bff.depends_on).toEqual({ services: { condition: 'service_healthy' } });
    for (const name of ['bff', 'services'])
      expect(compose.services[name].secrets).not.toContain('postgres-password');
  });

  it('know each other by addresses that stay: Varnish the BFF, which believes it and purges it', () => {
    const { bff, varnish } = compose.services;
    const addressOf = (service: typeof bff) => service.networks.edge.ipv4_address;
    const vcl = readFileSync(`${root}deploy/varnish/compose/site.vcl`, 'utf8');
    expect(vcl).toContain(`.host = "${addressOf(bff)}";`);
    expect(vcl).toMatch(new RegExp(`acl purgers {\\s+"${addressOf(bff)}";`));
    expect(bff.environment).toMatchObject({
      TRUST_PROXY: addressOf(varnish),
      EDGE_PURGE_URLS: `http://${addressOf(varnish)}:6081`,
    });
  });
});

it('npm run secrets makes all that compose names, once, and nothing that can be guessed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'broadsheet-secrets-'));
  const make = () =>
    execFileSync(process.execPath, [join(root, 'scripts/make-secrets.mjs')], {
      env: { ...process.env, SECRETS_DIR: dir },
      encoding: 'utf8',
    });
  try {
    make();
    const names = Object.keys(compose.secrets).toSorted();
    expect(readdirSync(dir).toSorted()).toEqual(names);
    const read = (name: string): string => readFileSync(join(dir, name), 'utf8');
    const made = names.map(read);
    for (const secret of made) expect(estimateEntropy(secret)).toBeGreaterThan(200);
    for (const program of ['bff', 'services'])
      expect(read(`${program}-database-url`)).toBe(
        `postgres://broadsheet_${program}:${read(`${program}-password`)}@postgres:5432/broadsheet`,
      );
    expect(make()).toBe('');
    expect(names.map(read)).toEqual(made);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
