import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({ port: 3000, defaultBrand: 'tech', isProduction: false });
    expect(config.serviceUrls.static).toBe('http://127.0.0.1:3100/user');
    expect(config.contentDir).toBe(process.cwd());
    expect(config.isRateLimited).toBe(true);
    expect(config.trustedProxies).toEqual([]);
    // Less than the timeouts of browsers and the patience of readers.
    expect(config.callDeadlineMs).toBeLessThan(30_000);
    expect(config.blockDeadlineMs).toBeLessThanOrEqual(3_000);
  });

  it('treats an empty value as missing', () => {
    expect(loadConfig({ PORT: '', JOB_URL: '' }).port).toBe(3000);
  });

  it('reads hosts, ports, proxies and services', () => {
    const config = loadConfig({
      BRAND_HOSTS: 'jobs.example=tech,mba.example=management',
      BRAND_PORTS: '3001=management',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      USER_URL: 'https://user.example/base',
      SERVICES_URL: 'http://services:3100/',
    });
    expect(config.brandHosts.get('mba.example')).toBe('management');
    expect(config.brandPorts.get(3001)).toBe('management');
    expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    expect(config.serviceUrls.static).toBe('https://user.example/base');
    expect(config.serviceUrls.job).toBe('http://services:3100/job');
  });

  const refused: [Record<string, string>, string][] = [
    [{ PORT: 'http' }, 'PORT is "http": expected a port from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT is "70000": expected a port from 0 to 65535'],
    [{ DEMO_SCALE: 'half' }, 'DEMO_SCALE is "half": expected a number above 0, up to 1'],
    [{ DEMO_SCALE: '0' }, 'DEMO_SCALE is "0": expected a number above 0, up to 1'],
    [{ APP_ENV: 'prod' }, 'APP_ENV is "prod": expected "local" or "production"'],
    [{ DEFAULT_BRAND: 'law' }, 'DEFAULT_BRAND is "law": expected "tech" or "management"'],
    [{ BRAND_HOSTS: 'jobs.example' }, 'BRAND_HOSTS is "jobs.example": expected hosts with'],
    [{ BRAND_PORTS: '3001' }, 'BRAND_PORTS is "3001": expected ports with'],
    [{ BRAND_PORTS: '3000=tech' }, 'other than PORT'],
    [{ BRAND_PORTS: '99999=tech' }, 'BRAND_PORTS is "99999=tech"'],
    [{ JOB_URL: 'job:3100' }, 'JOB_URL is "job:3100": expected an http or https URL'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is "true": expected the proxies\' addresses'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY is "10.0.0.0/40"'],
    [
      { DATABASE_URL: 'mysql://admin:hunter2@db/jobs' },
      'DATABASE_URL is not understood: expected an address such as postgres://',
    ],
    [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL is not understood'],
    [{ DATABASE_URL: 'postgres://admin:hunter2@db:no/jobs' }, 'DATABASE_URL is not understood'],
    [
      { REDIS_URL: 'http://cache:hunter2@redis' },
      'REDIS_URL is not understood: expected an address such as redis://',
    ],
    [{ REDIS_URL: 'redis://:hunter2@redis/jobs' }, 'REDIS_URL is not understood'],
    [
      { EDGE_PURGE_URLS: 'http://varnish:6081' },
      'EDGE_PURGE_SECRET is missing: expected at least 16 characters that a header may hold, beside EDGE_PURGE_URLS',
    ],
    [
      { EDGE_PURGE_SECRET: 'a-secret-of-the-edge' },
      'EDGE_PURGE_URLS is missing: expected http addresses without a path',
    ],
    [
      { EDGE_PURGE_URLS: 'varnish:6081', EDGE_PURGE_SECRET: 'a-secret-of-the-edge' },
      'EDGE_PURGE_URLS is "varnish:6081": expected http addresses',
    ],
    [
      { EDGE_PURGE_URLS: 'http://varnish:no', EDGE_PURGE_SECRET: 'a-secret-of-the-edge' },
      'EDGE_PURGE_URLS is "http://varnish:no": expected http addresses',
    ],
    [
      { EDGE_PURGE_URLS: 'http://varnish', EDGE_PURGE_SECRET: 'hunter2' },
      'EDGE_PURGE_SECRET is not understood: expected at least 16 characters',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud": expected "fatal"'],
    [
      { DEMO_DATA: 'on', APP_ENV: 'production' },
      'DEMO_DATA is "on": expected "off" in production, which has no demo data',
    ],
    [
      { PAYU_URL: 'http://secure.payu.in/_payment', APP_ENV: 'production' },
      'PAYU_URL is "http://secure.payu.in/_payment": expected https:// in production',
    ],
    [{ SHUTDOWN_DEADLINE_MS: '-1' }, 'SHUTDOWN_DEADLINE_MS is "-1": expected milliseconds'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT is "no": expected "on" or "off"'],
    [
      { RATE_LIMIT: 'off', APP_ENV: 'production' },
      'RATE_LIMIT is "off": expected "on" in production, unless ALLOW_UNLIMITED=1',
    ],
  ];
  for (const [env, message] of refused) {
    it(`stops the start for ${JSON.stringify(env)}`, () => {
      expect(() => loadConfig(env)).toThrow(message);
    });
  }

  it('asks services and a collector of its own network in plain HTTP, in production as well', () => {
    const env = {
      APP_ENV: 'production',
      SERVICES_URL: 'http://services:3100',
      PAYU_URL: 'http://127.0.0.1:1/pay',
    };
    const config = loadConfig({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' });
    expect(config.serviceUrls.job).toBe('http://services:3100/job');
    expect(config.paymentOrigin).toBe('http://127.0.0.1:1');
  });

  it('never prints the password of the database', () => {
    const DATABASE_URL = 'postgres://admin:hunter2@db:no/jobs';
    expect(() => loadConfig({ DATABASE_URL })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('reads the database address, else its file, else uses none', () => {
    const DATABASE_URL = 'postgres://admin:p%40ss@db:5432/jobs?sslmode=require';
    const DATABASE_URL_FILE = '/run/secrets/database';
    expect(loadConfig({}).database).toBeNull();
    expect(loadConfig({ DATABASE_URL: '', DATABASE_URL_FILE }).database).toEqual({
      file: DATABASE_URL_FILE,
    });
    expect(loadConfig({ DATABASE_URL }).database).toEqual({ url: DATABASE_URL });
    expect(() => loadConfig({ DATABASE_URL, DATABASE_URL_FILE })).toThrow('are both set');
  });

  it('expects files of secrets to be there, but for the database of a local site', () => {
    const file = '/not/there';
    const message = 'SITE_SECRET_FILE names /not/there, which cannot be read: ENOENT';
    expect(() => loadConfig({ SITE_SECRET_FILE: file })).toThrow(message);
    expect(loadConfig({ DATABASE_URL_FILE: file }).database).toEqual({ file });
    expect(() => loadConfig({ DATABASE_URL_FILE: file, APP_ENV: 'production' })).toThrow(
      'DATABASE_URL_FILE names /not/there, which cannot be read: ENOENT',
    );
  });

  it('knows the caches in front of the site by their addresses and one secret', () => {
    const secret = 'a-secret-of-the-edge';
    const { edge } = loadConfig({
      EDGE_PURGE_URLS: 'http://10.0.0.1:6081,http://varnish:6081',
      EDGE_PURGE_SECRET: secret,
    });
    expect(edge?.urls.map(({ host }) => host)).toEqual(['10.0.0.1:6081', 'varnish:6081']);
    expect(edge?.secret).toBe(secret);
    expect(loadConfig({}).edge).toBeNull();
  });

  it('reads secrets from files too', () => {
    const file = fileURLToPath(new URL('config.test.ts', import.meta.url));
    expect(loadConfig({ SITE_SECRET_FILE: file }).siteSecret.given).toContain(
      'may stand in a file',
    );
  });

  it('lifts the limits where that is allowed', () => {
    expect(loadConfig({ RATE_LIMIT: 'off' }).isRateLimited).toBe(false);
    const env = { RATE_LIMIT: 'off', APP_ENV: 'production', ALLOW_UNLIMITED: '1' };
    expect(loadConfig(env).isRateLimited).toBe(false);
  });
});
