import { expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['GZIP', 'gzip identity'],
  ['br;q=0.1, gzip;q=1.0', 'br gzip identity'],
  ['gzip;q=0', 'identity'],
  ['br;q=0, *', 'gzip identity'],
  ['*', 'br gzip identity'],
  ['deflate', 'identity'],
  ['identity;q=0, gzip;q=0', 'identity'],
  ['gzip;q=wrong,,;;', 'identity'],
])('of %j are %s, and the same when it is asked again', (header, expected) => {
  expect(acceptedEncodings(header).join(' ')).toBe(expected);
  expect(acceptedEncodings(header).join(' ')).toBe(expected);
});
