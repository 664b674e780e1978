import { defineLoader } from '@broadsheet/contract/block-loader';
import { fillFacts } from '../shared/text/brand-facts.ts';
import { parseFilled } from '../shared/text/load-prose.ts';
import { pictureText } from './schema.ts';

export const loadPictureText = defineLoader(pictureText, ({ title, text }, context) => ({
  data: { title: fillFacts(title, context), parts: parseFilled(text, context) },
}));
