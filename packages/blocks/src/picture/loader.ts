import { defineLoader } from '@broadsheet/contract/block-loader';
import { fillFacts } from '../shared/text/brand-facts.ts';
import { picture } from './schema.ts';

export const loadPicture = defineLoader(picture, ({ imageUrl, caption }, context) => ({
  data: imageUrl === undefined ? null : { caption: fillFacts(caption, context) },
}));
