import { expect, it } from 'vitest';
import type { ContentFile } from './read-content-files.ts';
import { missingVideos, videosOfFile } from './videos-of-file.ts';

const fileOf = (file: string, text: string | null): ContentFile => ({
  folder: 'layouts',
  name: 'home',
  file,
  text,
});
const namesIn = (text: string) =>
  videosOfFile(fileOf('layouts/home.json', text)).map(({ name }) => name);

it('finds every video and captions file of this site, where it is written', () => {
  const text = '{\n  "videoUrl": "/videos/tour.mp4",\n  "captionsUrl": "/videos/a-tour.vtt"\n}';
  const found = videosOfFile(fileOf('layouts/home.json', text));
  expect(found.map(({ name, finding: { line, column } }) => [name, line, column])).toEqual([
    ['tour.mp4', 2, 16],
    ['a-tour.vtt', 3, 19],
  ]);
  expect(missingVideos(found, ['a-tour.vtt'])).toMatchObject([
    { file: 'layouts/home.json', line: 3, code: 'UNKNOWN_VIDEO' },
  ]);
});

it('finds videos in texts and tables, and none of other sites', () => {
  expect(namesIn('[Watch](/videos/tour.webm) or /videos/b.mp4')).toEqual(['tour.webm', 'b.mp4']);
  expect(namesIn('a,/videos/tour.mp4,b')).toEqual(['tour.mp4']);
  expect(namesIn('"https://cdn.example/videos/tour.mp4"')).toEqual([]);
  expect(namesIn('"/videos/Tour.mp4", "/videos/tour.mov", "/videos/"')).toEqual([]);
  expect(videosOfFile(fileOf('layouts/home.json', null))).toEqual([]);
});

it('finds videos in strings of JSON however they are written', () => {
  const names = (value: string) => namesIn(`{ "text": "${value}" }`);
  expect(names('Watch:\\n/videos/tour.mp4\\n\\nOr [this](/videos/b.webm)')).toEqual([
    'tour.mp4',
    'b.webm',
  ]);
  expect(names('\\/videos\\/tour.mp4')).toEqual(['tour.mp4']);
  expect(names('https:\\/\\/cdn.example\\/videos\\/tour.mp4')).toEqual([]);
});
