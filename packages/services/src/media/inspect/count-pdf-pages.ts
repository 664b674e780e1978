import { inflateSync } from 'node:zlib';
import { AppError } from '@broadsheet/contract/errors';

/** Object streams of a file are few and short. */
const PACKED_BYTES_MAX = 4 * 2 ** 20;
const PACKED_MAX = 2_000;
const STREAM = /\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g;
/** The nodes of a page tree: the largest count is that of the root. */
const TREE = /\/Type\s*\/Pages\b/g;
const COUNT = /\/Count\s+(\d{1,6})\b/;
const NEAR = 600;

const broken = (cause?: unknown) => new AppError('FILE_BROKEN', { cause });

const unpack = (bytes: Buffer, start: number): string => {
  const end = bytes.indexOf('endstream', start);
  if (end < 0) throw broken();
  try {
    const packed = bytes.subarray(start, end);
    return inflateSync(packed, { maxOutputLength: PACKED_BYTES_MAX }).toString('latin1');
  } catch (error) {
    throw broken(error);
  }
};

const objectsAround = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const after = text.slice(at, at + NEAR);
  return before.slice(before.lastIndexOf('<<')) + after.slice(0, after.indexOf('>>') + 1 || NEAR);
};

const countsIn = (text: string): number[] =>
  [...text.matchAll(TREE)].flatMap(({ index }) => {
    const count = COUNT.exec(objectsAround(text, index))?.[1];
    return count === undefined ? [] : [Number(count)];
  });

/** The page count that a PDF declares. Throws FILE_BROKEN where it declares none, like an encrypted one. */
export const countPdfPages = (bytes: Buffer): number => {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(STREAM)].slice(0, PACKED_MAX);
  const packed = streams.map((found) => unpack(bytes, found.index + found[0].length));
  const counts = [text, ...packed].flatMap(countsIn);
  if (counts.length === 0) throw broken();
  return Math.max(...counts);
};
