import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFragment, type Fragment } from '@broadsheet/contract/fragment';
import { describe, expect, it, vi } from 'vitest';
import type { Encoding } from '../../http/encoding/accepted-encodings.ts';
import { bodyOf, createCachedBody, type EncodedBytes } from './page-body.ts';

const fragments = [createFragment('<p>kept</p>'.repeat(50), true), createFragment('own', false)];
const plain = fragments.map(({ bytes }) => bytes.toString()).join('');

const ALL: readonly Encoding[] = ['br', 'gzip', 'identity'];
const GZIP: readonly Encoding[] = ['gzip', 'identity'];
const PLAIN: readonly Encoding[] = ['identity'];

const read = ({ encoding, bytes }: EncodedBytes): [Encoding, string] => {
  const decoded = {
    br: () => brotliDecompressSync(bytes),
    gzip: () => gunzipSync(bytes),
    identity: () => bytes,
  }[encoding]();
  return [encoding, decoded.toString()];
};

describe.each([
  ['for one answer', bodyOf],
  ['for many answers', (all: readonly Fragment[]) => createCachedBody(all, ALL)],
])('a body %s', (_, create) => {
  it('is in the best encoding that its client accepts', () => {
    const body = create(fragments);
    for (const accepted of [ALL, GZIP, PLAIN])
      expect(read(body.encode(accepted))).toEqual([accepted[0], plain]);
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
  it.each([[GZIP], [PLAIN]])('is stored as gzip when its first client accepts %j', (first) => {
    const body = createCachedBody(fragments, first);
    const gzipped = body.encode(ALL);
    expect(read(gzipped)).toEqual(['gzip', plain]);
    expect(body.encode(GZIP).bytes).toBe(gzipped.bytes);
    expect(read(body.encode(PLAIN))).toEqual(['identity', plain]);
  });

  it('is compressed once for each encoding', () => {
    const body = createCachedBody(fragments, ALL);
    const gzipped = body.encode(GZIP);
    expect(body.encode(GZIP).bytes).toBe(gzipped.bytes);
    expect(body.encode(ALL).bytes).toBe(body.encode(ALL).bytes);
  });

  it('is compressed with Brotli after eight requests, for clients that accept it', async () => {
    const body = createCachedBody(fragments, GZIP);
    for (let encodings = 0; encodings < 8; encodings += 1) body.encode(['gzip']);
    await vi.waitFor(() => expect(body.encode(['br', 'gzip']).encoding).toBe('br'), {
      timeout: 10_000,
    });
    expect(brotliDecompressSync(body.encode(['br']).bytes).toString()).toBe(plain);
    expect(gunzipSync(body.encode(['gzip']).bytes).toString()).toBe(plain);
  });
});
