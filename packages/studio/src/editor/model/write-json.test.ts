import { readdirSync, readFileSync } from 'node:fs';
import { parseJson } from '@broadsheet/layout-engine/json-source';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJson } from './print-json.ts';
import { writeJson } from './write-json.ts';

const folder = new URL('../../../../../layouts/', import.meta.url);
const layouts = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const linesOf = (text: string) => text.split('\n');
const value = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }).map((each) =>
  // Replaces values that JSON cannot distinguish.
  JSON.parse(JSON.stringify(each).replaceAll('__proto__', 'proto').replaceAll('-0', '0')),
);

describe('a rewritten JSON text', () => {
  it('has the format of content files: all of them stay unchanged', () => {
    const spot = { indent: '', column: 0, tail: 0, newline: '\n' };
    for (const text of layouts) expect(`${printJson(JSON.parse(text), spot)}\n`).toBe(text);
  });

  it('contains the given value, whatever the text before', () => {
    fc.assert(
      fc.property(value, value, fc.constantFrom(undefined, 2), (before, after, indent) => {
        const text = JSON.stringify(before, null, indent);
        const written = writeJson(text, after);
        expect(parseJson('', written).findings).toEqual([]);
        expect(JSON.parse(written)).toEqual(after);
        expect(writeJson(written, after)).toBe(written);
      }),
      { numRuns: 150 },
    );
  });

  it('retains its exact text if nothing changed', () => {
    const text = '\ufeff{ "b":1.50,\r\n\r\n "a" : [ 1,2 ], "2": {"x":"\\u0041"} }\r\n\r\n';
    expect(writeJson(text, { a: [1, 2], b: 1.5, '2': { x: 'A' } })).toBe(text);
    expect(writeJson(text, { b: 1.5, a: [1, 2], '2': { x: 'B' } })).toContain(
      '"b":1.50,\r\n\r\n "a" : [ 1,2 ]',
    );
  });

  it('changes only the lines of changed values', () => {
    const [home = ''] = layouts.filter((text) => text.includes('"page": "home"'));
    const layout = JSON.parse(home);
    const order = [...layout.order].reverse();
    const written = linesOf(writeJson(home, { ...layout, order }));
    const before = linesOf(home);
    const at = before.indexOf('  "order": [');
    expect(written.slice(0, at + 1)).toEqual(before.slice(0, at + 1));
    expect(written.slice(at + 1 + order.length)).toEqual(before.slice(at + 1 + order.length));
  });

  it('puts a new member after the one it follows, and a short list on one line', () => {
    expect(writeJson('{\n  "a": 1,\n  "c": 3\n}\n', { a: 1, b: ['x', 'y'], c: 3 })).toBe(
      '{\n  "a": 1,\n  "b": ["x", "y"],\n  "c": 3\n}\n',
    );
  });

  it('leaves an object on one line while it fits', () => {
    const text = '{\n  "when": { "brand": ["tech"] },\n  "x": 1\n}\n';
    expect(writeJson(text, { when: { brand: ['tech'], city: ['pune'] }, x: 1 })).toBe(
      '{\n  "when": { "brand": ["tech"], "city": ["pune"] },\n  "x": 1\n}\n',
    );
  });
});
