import { describe, expect, it } from 'vitest';
import { readRedisAddress } from './redis-address.ts';

describe('the address of Redis', () => {
  it('names a server, and how it is entered', () => {
    expect(readRedisAddress('rediss://site:p%40ss%2Fword@redis.example:6380/2')).toEqual({
      nodes: [{ host: 'redis.example', port: 6380 }],
      username: 'site',
      password: 'p@ss/word',
      isTls: true,
      db: 2,
    });
    expect(readRedisAddress('redis://[::1]')).toMatchObject({
      nodes: [{ host: '::1', port: 6379 }],
      username: undefined,
      isTls: false,
      db: 0,
    });
  });

  it('names the nodes of a cluster', () => {
    const address = readRedisAddress('redis://:secret@a:7001,redis://:secret@b:7002,redis://c');
    expect(address?.nodes).toEqual([
      { host: 'a', port: 7001 },
      { host: 'b', port: 7002 },
      { host: 'c', port: 6379 },
    ]);
    expect(address?.password).toBe('secret');
  });

  it.each([
    'http://a:6379',
    'redis://',
    'redis://a:no',
    'redis://a/jobs',
    'redis://a?db=2',
    'redis://a,',
    'redis://a,rediss://b',
    'redis://a/1,redis://b/1',
    'redis://:%zz@a',
  ])('refuses any other address: %s', (text) => {
    expect(readRedisAddress(text)).toBeNull();
  });
});
