import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import { exampleBrand } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import { type ContentFile, nameOfFile } from '@broadsheet/content-store/read-content-files';
import { missingImages } from '@broadsheet/content-store/validate-banners';
import type { Finding } from '@broadsheet/contract/finding';
import { PICTURE_FINDINGS } from '@broadsheet/contract/finding-codes/picture-findings';
import { addressOfImage } from '@broadsheet/contract/media';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import { mutate } from './mutate.ts';
import { OLD, pictureFaults, TEAM, validPictures } from './picture-faults.ts';

const PICTURES = 'layouts/pictures.json';
const fileOf = (file: string, text: string): ContentFile => ({
  folder: file.slice(0, file.lastIndexOf('/')) as ContentFile['folder'],
  name: nameOfFile(file),
  file,
  text,
});
const brands = (['tech', 'management'] as const).map((brand) =>
  fileOf(`brand-configs/${brand}.json`, JSON.stringify(exampleBrand(brand))),
);
const check = (pictures: string, ...more: readonly ContentFile[]) =>
  loadContent([...brands, ...more, fileOf(PICTURES, pictures)], exampleDefinitions);
const reported = (findings: readonly Finding[], file = PICTURES) =>
  findings
    .filter((each) => each.file === file)
    .map(({ code, line, column }) => `${code} ${line}:${column}`);
const articles = (digest: string) =>
  fileOf('layouts/blogs/tech.json', `{\n  "articles": "${addressOfImage(digest)}"\n}`);
const banners = (digest: string) =>
  fileOf(
    'layouts/banners/home.csv',
    `${BANNER_HEADER}\n${bannerRow({ id: 'a', imageUrl: addressOfImage(digest) })}\n`,
  );

it('finds nothing in good descriptions', () => {
  const { findings, leftOut } = check(validPictures, articles(TEAM), banners(TEAM));
  expect(reported([...findings, ...leftOut])).toEqual([]);
});

it.each(pictureFaults)('finds in the descriptions: %s', (...fault) => {
  const { text, expected } = mutate(validPictures, fault);
  const { findings, leftOut } = check(text);
  expect(reported(findings)).toEqual([]);
  expect(reported(leftOut)).toEqual(expected);
});

it('finds a description of a picture that nobody uploaded', () => {
  const { images } = check(validPictures);
  expect(reported(missingImages(images, [TEAM]))).toEqual(['UNKNOWN_IMAGE 4:5']);
  expect(missingImages(images, [])).toEqual([]);
});

it.each([
  ['an article', articles, 'UNKNOWN_IMAGE 2:16', 'PICTURE_ARCHIVED 2:16'],
  ['a banner', banners, 'UNKNOWN_IMAGE 2:11', 'PICTURE_ARCHIVED 2:11'],
])('finds in %s a picture that is not there, or archived', (_, named, unknown, archived) => {
  const { file } = named(OLD);
  const { images, leftOut } = check(validPictures, named(OLD));
  expect(reported(missingImages(images, [OLD]), file)).toEqual([unknown]);
  const isArchived = ({ code }: Finding) => code === 'PICTURE_ARCHIVED';
  expect(reported(leftOut.filter(isArchived), file)).toEqual([archived]);
  expect(check(validPictures, named(TEAM)).leftOut.filter(isArchived)).toEqual([]);
});

it('has a fault for every code of pictures', () => {
  const injected = new Set([...pictureFaults.map((fault) => fault[3]), 'PICTURE_ARCHIVED']);
  expect(Object.keys(PICTURE_FINDINGS).filter((code) => !injected.has(code))).toEqual([]);
});
