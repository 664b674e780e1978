import { expect, it } from 'vitest';
import { splitPreview } from './previews.ts';

it.each([
  ['/', '/', null],
  ['/c/backend-jobs?page=2&x=%20a+b', '/c/backend-jobs?page=2&x=%20a+b', null],
  ['/?preview=abc', '/', 'abc'],
  ['/k/x?a=1&preview=abc&b=%41', '/k/x?a=1&b=%41', 'abc'],
  ['/?preview=abc&a=1', '/?a=1', 'abc'],
  ['/?p%72eview=abc', '/', 'abc'],
  ['/?preview=', '/', ''],
  ['/?preview', '/', ''],
  ['/?preview=a&preview=b', '/', null],
  ['/?preview=a&x&preview=b', '/?x', null],
  ['/?previews=a&Preview=b', '/?previews=a&Preview=b', null],
  ['/?', '/?', null],
  ['/?%zz&preview=a', '/?%zz', 'a'],
])('%s is %s with %s', (address, path, token) => {
  expect(splitPreview(address)).toEqual({ path, token });
});
