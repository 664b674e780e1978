import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadVideo } from './loader.ts';
import { fixtures } from './video.fixtures.ts';
import { Video } from './video.tsx';

const { context } = loaderContext('/');

it('is hidden without a video, and for an address that is none', async () => {
  const { videoUrl: _, ...settings } = fixtures.usual.settings;
  expect(await loadVideo(settings, context)).toEqual({ data: null });
  const playlist = { ...settings, videoUrl: 'https://www.youtube.com/playlist?list=PL1' };
  expect(await loadVideo(playlist, context)).toEqual({ data: null });
});

it('loads its player, its heading and its transcript', async () => {
  const settings = { ...fixtures.usual.settings, title: 'At {brandName}' };
  expect(await loadVideo(settings, context)).toEqual({
    data: { ...fixtures.usual.data, title: 'At Broadsheet Tech' },
    page: {
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'VideoObject',
          name: 'At Broadsheet Tech',
          thumbnailUrl: settings.imageUrl,
          uploadDate: settings.publishedAt,
          description: 'The team meets at ten.',
          duration: 'PT2M45S',
          embedUrl: 'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4?playsinline=1&rel=0',
        },
      ],
    },
  });
});

it('is a link to the video without JavaScript, and loads nothing from elsewhere', () => {
  const html = renderFixture(Video, fixtures);
  expect(html).toMatch(/<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=ScMzIvxBSi4"/);
  expect(html).not.toMatch(/<iframe|youtube-nocookie|src="https:/);
  expect(textOf(html)).toBe(
    'A day with a backend team Play video : A day with a backend team Length: 2:45. Plays from YouTube, which may set cookies. Transcript The team meets at ten .',
  );
});

it('reserves the room of its picture', () => {
  expect(renderFixture(Video, fixtures)).toMatch(
    /<img [^>]*alt="" loading="lazy" [^>]*width="1136" height="639"/,
  );
});

it('shows a file of this site in the player of the browser, with captions, and without a question', () => {
  const html = renderFixture(Video, fixtures, 'own file');
  expect(html).toMatch(/<video controls="" playsInline="" preload="none" poster="\/media\/[^>]*>/);
  expect(html).toContain('<source src="/videos/tour.mp4" type="video/mp4"/>');
  expect(html).toMatch(/<track kind="captions" src="\/videos\/tour\.vtt" srcLang="en"/);
  expect(html).toMatch(/<a href="\/videos\/tour\.mp4">Open the video<\/a>/);
  expect(textOf(html)).not.toContain('cookies');
});

it('tells search engines only what is known of a video, and nothing without a picture or its time', async () => {
  const { imageUrl, publishedAt } = fixtures.usual.settings;
  const { title, shape, videoUrl } = fixtures['own file'].settings;
  const own = { title, shape, transcript: '', videoUrl };
  const jsonLdOf = async (more: { readonly imageUrl?: string; readonly publishedAt?: string }) =>
    (await loadVideo({ ...own, ...more }, context)).page?.jsonLd;
  expect(await jsonLdOf({ imageUrl, publishedAt })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      thumbnailUrl: imageUrl,
      uploadDate: publishedAt,
      contentUrl: '/videos/tour.mp4',
    },
  ]);
  expect(await jsonLdOf({ imageUrl })).toEqual([]);
  expect(await jsonLdOf({ publishedAt })).toEqual([]);
});
