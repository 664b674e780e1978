import { defineLoader } from '@broadsheet/contract/block-loader';
import { parseVideoAddress } from '@broadsheet/contract/video-address';
import { fillFacts } from '../shared/text/brand-facts.ts';
import { parseFilled } from '../shared/text/load-prose.ts';
import { video } from './schema.ts';
import { videoJsonLd } from './video-json-ld.ts';

export const loadVideo = defineLoader(
  video,
  ({ title: written, videoUrl = '', imageUrl, publishedAt, length, ...settings }, context) => {
    const source = parseVideoAddress(videoUrl);
    if (!source) return { data: null };
    const title = fillFacts(written, context);
    const transcript = parseFilled(settings.transcript, context);
    return {
      data: { title, source, transcript },
      page: {
        jsonLd: videoJsonLd({ title, source, imageUrl, publishedAt, length, transcript }),
      },
    };
  },
);
