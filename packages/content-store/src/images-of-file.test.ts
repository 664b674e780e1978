import { expect, it } from 'vitest';
import { imagesOfFile } from './images-of-file.ts';

const digest = 'ab'.repeat(32);
const file = { file: 'layouts/home.json', folder: 'layouts', name: 'home', fault: null };

it('finds every picture of a file, at its line', () => {
  const text = `{\n  "imageUrl": "/media/${digest}.webp",\n  "logo": "/media/short.webp"\n}`;
  const found = imagesOfFile({ ...file, text } as never);
  expect(found.map((each) => each.digest)).toEqual([digest]);
  expect(found[0]?.finding).toMatchObject({ line: 2, column: 16, code: 'UNKNOWN_IMAGE' });
});

it('finds none in a file that cannot be read', () => {
  expect(imagesOfFile({ ...file, text: null } as never)).toEqual([]);
});
