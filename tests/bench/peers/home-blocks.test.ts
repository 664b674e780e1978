import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INTERACTIVE_BLOCKS } from '../../load/peers/next/interactive-block.tsx';
import { STATIC_BLOCKS } from '../../load/peers/next/static-blocks.ts';

interface LayoutFile {
  readonly blocks: Readonly<Record<string, { readonly type: string }>>;
}

const typesOf = (name: string): string[] => {
  const url = new URL(`../../../layouts/${name}.json`, import.meta.url);
  const { blocks } = JSON.parse(readFileSync(url, 'utf8')) as LayoutFile;
  return Object.values(blocks).map(({ type }) => type);
};

it.each(['home', 'jobdetail'])('the Next.js peer renders every block of %s', (name) => {
  const rendered = Object.keys({ ...STATIC_BLOCKS, ...INTERACTIVE_BLOCKS });
  expect(rendered).toEqual(expect.arrayContaining(typesOf(name)));
});
