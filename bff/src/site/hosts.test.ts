import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

const brandAt = async (site: TestSite, host: string, headers: Record<string, string> = {}) => {
  const answer = await site.request('/api/layout?path=/', { headers: { ...headers, host } });
  return answer.statusCode === 200 ? answer.json().brand : answer.statusCode;
};

describe('the brand of a request', () => {
  it('is told by its host', async () => {
    const site = await open({ env: { BRAND_HOSTS: 'mba.example=management' } });
    const hosts: [string, string | number][] = [
      ['tech.localhost', 'tech'],
      ['management.localhost:3000', 'management'],
      ['MANAGEMENT.localhost', 'management'],
      ['management.example', 'management'],
      ['mba.example:80', 'management'],
      ['localhost:3000', 'tech'],
      ['127.0.0.1:3000', 'tech'],
      ['[::1]:3000', 'tech'],
      ['evil.example', 421],
      ['tech.localhost.evil.example', 421],
      ['evil.example#tech.localhost', 400],
      ['constructor', 421],
      ['__proto__', 400],
    ];
    for (const [host, brand] of hosts)
      expect([host, await brandAt(site, host)]).toEqual([host, brand]);
  });

  it('of plain localhost is the default one', async () => {
    const site = await open({ env: { DEFAULT_BRAND: 'management' } });
    expect(await brandAt(site, 'localhost')).toBe('management');
    expect(await brandAt(site, 'tech.localhost')).toBe('tech');
  });

  it('heeds X-Forwarded-Host from named proxies only', async () => {
    const forwarded = { 'x-forwarded-host': 'management.localhost', 'x-forwarded-for': '9.9.9.9' };
    const plain = await open();
    expect(await brandAt(plain, 'tech.localhost', forwarded)).toBe('tech');
    const behind = await open({ env: { TRUST_PROXY: '127.0.0.1' } });
    expect(await brandAt(behind, 'tech.localhost', forwarded)).toBe('management');
    const elsewhere = await open({ env: { TRUST_PROXY: '10.0.0.0/8' } });
    expect(await brandAt(elsewhere, 'tech.localhost', forwarded)).toBe('tech');
  });

  it('is not asked for by health and metrics', async () => {
    const site = await open();
    for (const url of ['/health/live', '/health/ready', '/metrics'])
      expect((await site.request(url, { headers: { host: 'pod-17' } })).statusCode).toBe(200);
    for (const url of ['/healthy/', '/metrics2', '/assets/app-abc.js'])
      expect((await site.request(url, { headers: { host: 'pod-17' } })).statusCode).toBe(421);
  });

  it('is told by the port where BRAND_PORTS names it', async () => {
    const free = await open();
    await free.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = free.app.server.address() as AddressInfo;
    await free.app.close();
    const site = await open({ env: { BRAND_PORTS: `${port}=management` } });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { listenOnPorts } = await import('../boot/brand-ports.ts');
    const ports = await listenOnPorts(site.app, '127.0.0.1', [port]);
    const brandOn = async (on: number): Promise<string> => {
      const answer = await request(`http://127.0.0.1:${on}`)
        .get('/api/layout')
        .query({ path: '/' })
        .set('host', 'localhost')
        .expect(200);
      return answer.body.brand;
    };
    expect(await brandOn(port)).toBe('management');
    expect(await brandOn((site.app.server.address() as AddressInfo).port)).toBe('tech');
    ports.stop();
    await expect(
      listenOnPorts(site.app, '127.0.0.1', [(site.app.server.address() as AddressInfo).port]),
    ).rejects.toThrow('EADDRINUSE');
  });
});
