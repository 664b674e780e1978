import type { BlockFixtures } from '../block-fixtures.ts';
import type { video } from './schema.ts';

const settings = {
  title: 'A day with a backend team',
  videoUrl: 'https://youtu.be/ScMzIvxBSi4',
  imageUrl: '/media/5935cf43ab466c201c9caa14a8ac56c75f1beb6ff295ba848067bb00d658d158.webp',
  shape: 'landscape',
  publishedAt: '2026-11-09T09:00:00+05:30',
  length: '2:45',
  transcript: 'The team meets at **ten**.',
} as const;
const transcript = [
  {
    kind: 'paragraph' as const,
    line: [{ text: 'The team meets at ' }, { text: 'ten', strong: true as const }, { text: '.' }],
  },
];
const data = {
  title: settings.title,
  source: {
    kind: 'player',
    host: 'youtube',
    url: 'https://www.youtube.com/watch?v=ScMzIvxBSi4',
    playerUrl: 'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4?autoplay=1&playsinline=1&rel=0',
  },
  transcript,
} as const;

export const fixtures = {
  usual: { settings, data: { ...data, transcript: [...transcript] } },
  'own file': {
    settings: { ...settings, videoUrl: '/videos/tour.mp4', captionsUrl: '/videos/tour.vtt' },
    data: {
      ...data,
      source: { kind: 'file', url: '/videos/tour.mp4', type: 'video/mp4' },
      transcript: [...transcript],
    },
  },
  'portrait without a picture': {
    settings: {
      title: settings.title,
      videoUrl: 'https://vimeo.com/76979871',
      shape: 'portrait',
      transcript: '',
    },
    data: {
      title: settings.title,
      source: {
        kind: 'player',
        host: 'vimeo',
        url: 'https://vimeo.com/76979871',
        playerUrl: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
      },
      transcript: [],
    },
  },
} satisfies BlockFixtures<typeof video>;
