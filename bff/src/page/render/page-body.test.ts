import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFragment } from '@broadsheet/contract/fragment';
import { describe, expect, it, vi } from 'vitest';
import { bodyOf, createCachedBody } from './page-body.ts';

const fragments = [createFragment('<p>kept</p>'.repeat(50), true), createFragment('own', false)];
const plain = fragments.map(({ bytes }) => bytes.toString()).join('');

describe.each([
  ['for one answer', bodyOf],
  ['for many answers', createCachedBody],
])('a body %s', (_, create) => {
  it('is gzip for who takes it, and as it is for who does not', () => {
    const body = create(fragments);
    const gzipped = body.encode(['br', 'gzip', 'identity']);
    expect([gzipped.encoding, gunzipSync(gzipped.bytes).toString()]).toEqual(['gzip', plain]);
    const bare = body.encode(['identity']);
    expect([bare.encoding, bare.bytes.toString()]).toEqual(['identity', plain]);
  });

  it('has an entity tag that changes with any fragment and with their order', () => {
    const { etag } = create(fragments);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(create(fragments.map((each) => ({ ...each }))).etag).toBe(etag);
    expect(create(fragments.toReversed()).etag).not.toBe(etag);
    expect(create([...fragments, createFragment(' ', false)]).etag).not.toBe(etag);
  });
});

describe('a body for many answers', () => {
  it('is compressed with Brotli after eight requests, for clients that accept it', async () => {
    const body = createCachedBody(fragments);
    for (let encodings = 0; encodings < 8; encodings += 1) body.encode(['gzip']);
    await vi.waitFor(() => expect(body.encode(['br', 'gzip']).encoding).toBe('br'), {
      timeout: 10_000,
    });
    expect(brotliDecompressSync(body.encode(['br']).bytes).toString()).toBe(plain);
    expect(gunzipSync(body.encode(['gzip']).bytes).toString()).toBe(plain);
  });
});
