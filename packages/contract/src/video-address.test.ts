import { expect, it } from 'vitest';
import { parseVideoAddress } from './video-address.ts';

const ID = 'dQw4w9WgXcQ';
const player = (start?: number) =>
  `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0${start ? `&start=${start}` : ''}`;

it.each([
  [`https://www.youtube.com/watch?v=${ID}`],
  [`https://youtube.com/watch?v=${ID}`],
  [`https://m.youtube.com/watch?app=desktop&v=${ID}&feature=youtu.be`],
  [`https://music.youtube.com/watch?v=${ID}&list=PL1234`],
  [`https://youtu.be/${ID}`],
  [`https://youtu.be/${ID}?si=AbC-d_1`],
  [`https://www.youtube.com/shorts/${ID}`],
  [`https://www.youtube.com/live/${ID}?feature=share`],
  [`https://www.youtube.com/embed/${ID}?rel=1`],
  [`https://www.youtube.com/v/${ID}`],
  [`https://www.youtube-nocookie.com/embed/${ID}`],
])('plays without cookies what YouTube has at %s', (address) => {
  expect(parseVideoAddress(address)).toEqual({
    kind: 'player',
    host: 'youtube',
    url: `https://www.youtube.com/watch?v=${ID}`,
    playerUrl: player(),
  });
});

it.each([
  ['?t=90', 90],
  ['?t=90s', 90],
  ['?t=1m30s', 90],
  ['?t=1h2m3s', 3_723],
  ['?start=7', 7],
  ['#t=2m', 120],
])('starts at the time of the address: %s', (suffix, seconds) => {
  expect(parseVideoAddress(`https://youtu.be/${ID}${suffix}`)).toMatchObject({
    url: `https://www.youtube.com/watch?v=${ID}&t=${seconds}s`,
    playerUrl: player(seconds),
  });
});

it.each(['?t=soon', '?t=', '?t=-4', '?t=99999999999', '?t=1e3'])(
  'starts at the beginning for a time that is none: %s',
  (suffix) => {
    expect(parseVideoAddress(`https://youtu.be/${ID}${suffix}`)).toMatchObject({
      playerUrl: player(),
    });
  },
);

it.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871', '?autoplay=1&dnt=1'],
  ['https://www.vimeo.com/76979871?fl=pl', 'https://vimeo.com/76979871', '?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/76979871',
    '?autoplay=1&dnt=1',
  ],
  [
    'https://vimeo.com/groups/shorts/videos/76979871',
    'https://vimeo.com/76979871',
    '?autoplay=1&dnt=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    '?autoplay=1&dnt=1&h=8272103f6e',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    '?autoplay=1&dnt=1&h=8272103f6e',
  ],
  [
    'https://vimeo.com/76979871#t=1m5s',
    'https://vimeo.com/76979871#t=65s',
    '?autoplay=1&dnt=1#t=65s',
  ],
])('plays without tracking what Vimeo has at %s', (address, url, query) => {
  expect(parseVideoAddress(address)).toEqual({
    kind: 'player',
    host: 'vimeo',
    url,
    playerUrl: `https://player.vimeo.com/video/76979871${query}`,
  });
});

it.each([
  ['/videos/tour.mp4', 'video/mp4'],
  ['/videos/a-day-at-work.webm', 'video/webm'],
])('knows a file of this site: %s', (url, type) => {
  expect(parseVideoAddress(url)).toEqual({ kind: 'file', url, type });
});

it.each([
  '',
  'https://www.youtube.com/playlist?list=PLabcdefghijk',
  'https://www.youtube.com/embed/videoseries?list=PLabcdefghijk',
  'https://www.youtube.com/@broadsheet',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/watch?x=1#v=${ID}`,
  `http://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/https://youtu.be/${ID}`,
  `https://user@youtu.be/${ID}`,
  `https://youtu.be/${ID}\n`,
  `https://youtu.be/${ID} and more`,
  'https://vimeo.com/broadsheet',
  'https://vimeo.com/showcase/123456',
  'https://player.vimeo.com/video/76979871/../1',
  'https://dailymotion.com/video/x7tgad0',
  'https://tech.example/videos/tour.mp4',
  '/videos/../secrets.mp4',
  '/videos/Tour.mp4',
  '/videos/tour.mov',
  '/media/tour.mp4',
  'javascript:alert(1)',
])('refuses what is no video that pages can show: %s', (address) => {
  expect(parseVideoAddress(address)).toBeNull();
});

it('takes the first of two videos, as YouTube does', () => {
  expect(parseVideoAddress(`https://www.youtube.com/watch?v=${ID}&v=aaaaaaaaaaa`)).toMatchObject({
    playerUrl: player(),
  });
});
