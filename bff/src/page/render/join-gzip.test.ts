import { gunzipSync } from 'node:zlib';
import { createFragment } from '@broadsheet/contract/fragment';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinGzip } from './join-gzip.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 3_000 });

describe('fragments joined as gzip', () => {
  it('decompress to all their bytes in order, cacheable or not', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.boolean())), (parts) => {
        const fragments = parts.map(([text, isCacheable]) => createFragment(text, isCacheable));
        const plain = parts.map(([text]) => text).join('');
        for (const _time of ['first', 'second', 'third'])
          expect(gunzipSync(joinGzip(fragments)).toString()).toBe(Buffer.from(plain).toString());
      }),
    );
  });

  it('can be joined again in any order', () => {
    const [one, two] = [createFragment('one '.repeat(900), true), createFragment('two', true)];
    const both = [two, one, two].map(({ bytes }) => bytes.toString()).join('');
    joinGzip([one]);
    joinGzip([one, two]);
    expect(gunzipSync(joinGzip([two, one, two])).toString()).toBe(both);
  });

  it('are an empty body when there are none', () => {
    expect(gunzipSync(joinGzip([])).length).toBe(0);
  });

  it('are small where they repeat themselves', () => {
    const text = '<li><a href="/search/java.html">Java</a></li>'.repeat(200);
    const cached = createFragment(text, true);
    const first = joinGzip([cached]);
    expect(first.length).toBeLessThan(text.length / 20);
    expect(joinGzip([cached]).length).toBeLessThan(first.length);
  });
});
