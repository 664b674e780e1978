import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROOFS } from '../../scripts/test-run/proofs.mjs';
import { titlesIn } from './titles-in.ts';

const PROMISES = 72;
const DOCS = new URL('../../docs/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, DOCS), 'utf8');

interface Proof {
  readonly name: string;
  /** From the folder of the documentation. */
  readonly path: string;
  /** The title of a test, or the criterion of a program of `npm run verify`. */
  readonly statement: string;
}

const ROW = /^\| (?<number>\d+) \| (?<promise>.+?) \| (?<measure>.+?) \| (?<held>.+) \|$/gm;
const rows = [...read('reliability.md').matchAll(ROW)].map(({ groups = {} }) => ({
  number: Number(groups.number),
  promise: groups.promise ?? '',
  proofs: [...(groups.held ?? '').matchAll(/\[([^\]]+)\]\(([^)]+)\) “([^”]+)”/g)].map(
    ([, name = '', path = '', statement = '']): Proof => ({ name, path, statement }),
  ),
  links: [...(groups.held ?? '').matchAll(/\]\(/g)].length,
}));
const proofs = PROOFS.map(({ command }) => command);

/** A program must print the statement; a test must have it as its title. */
const findFault = ({ name, path, statement }: Proof): string | null => {
  const source = read(path);
  const isTest = /\.(test|spec)\.tsx?$/.test(path);
  if (basename(path) !== name) return `${name} is ${path}`;
  if (!isTest && !proofs.some((command) => command.includes(path.replace('../', ''))))
    return `nobody runs ${path}`;
  const isThere = isTest ? titlesIn(source).includes(statement) : source.includes(statement);
  return isThere ? null : `${path} does not hold “${statement}”`;
};

it('every promise has its number, once and in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: PROMISES }, (_, at) => at + 1),
  );
});

describe('the documentation of what holds names what proves it', () => {
  it.each(rows)('$number $promise', ({ proofs, links }) => {
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs).toHaveLength(links);
    expect(proofs.map(findFault).filter(Boolean)).toEqual([]);
  });
});
