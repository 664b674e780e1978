import { defineLoader } from '@broadsheet/contract/block-loader';
import { parseVideoAddress } from '@broadsheet/contract/video-address';
import { fillFacts } from '../shared/text/brand-facts.ts';
import { parseFilled } from '../shared/text/load-prose.ts';
import { video } from './schema.ts';

export const loadVideo = defineLoader(video, ({ title, videoUrl = '', transcript }, context) => {
  const source = parseVideoAddress(videoUrl);
  if (!source) return { data: null };
  return {
    data: {
      title: fillFacts(title, context),
      source,
      transcript: parseFilled(transcript, context),
    },
  };
});
