import { expect, it } from 'vitest';
import { htmlTable, measureHtml } from './html-sizes.ts';

const pages = [{ kind: 'home', path: '/' }];
const answer = (length: number, encoding?: string) => ({
  status: 200,
  headers: encoding ? { 'content-encoding': encoding } : {},
  body: Buffer.alloc(length),
});

it('asks for a page in both ways', async () => {
  const sizes = await measureHtml(pages, async (_, headers) =>
    headers['accept-encoding'] === 'gzip' ? answer(9_000, 'gzip') : answer(58_568),
  );
  expect(htmlTable(sizes).at(-1)).toBe('| home | 58,568 | 9,000 |');
});

it('takes no other encoding for the one that it asked for', async () => {
  await expect(measureHtml(pages, async () => answer(58_568))).rejects.toThrow('in gzip');
  await expect(measureHtml(pages, async () => answer(9_000, 'gzip'))).rejects.toThrow('identity');
});
