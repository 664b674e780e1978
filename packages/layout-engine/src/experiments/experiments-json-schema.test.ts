import Schema from 'typebox/schema';
import { expect, it } from 'vitest';
import { experimentsJsonSchema } from './experiments-json-schema.ts';

const accepts = (file: unknown) => Schema.Check(experimentsJsonSchema(), file);
const plain = { page: 'home', unit: 'visitor', variants: { control: 50, b: 50 }, status: 'draft' };

it('accepts experiments under keys that can be theirs', () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ $schema: './x.json', $holdout: { share: 0.1 }, 'home-order': plain })).toBe(
    true,
  );
  expect(accepts({ constructor: plain })).toBe(true);
  expect(accepts({ 'Home Order': plain })).toBe(false);
  expect(accepts({ $holdot: { share: 0.1 } })).toBe(false);
});

it('refuses pages, arms and stretches that cannot be', () => {
  expect(accepts({ a: { ...plain, page: 'hoem' } })).toBe(false);
  expect(accepts({ a: { ...plain, variants: { Control: 100 } } })).toBe(false);
  expect(accepts({ a: { ...plain, layer: { name: 'l', range: [0, 2] } } })).toBe(false);
  expect(accepts({ a: { ...plain, layer: { name: 'l', range: [0, 0.5, 1] } } })).toBe(false);
  expect(accepts({ a: { ...plain, layer: { name: 'l', range: [0, 0.5] } } })).toBe(true);
});
