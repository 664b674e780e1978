import { defineLoader } from '@broadsheet/contract/block-loader';
import { fillFacts } from '../shared/text/brand-facts.ts';
import { heading } from './schema.ts';

export const loadHeading = defineLoader(heading, ({ title, text }, context) => ({
  data: { title: fillFacts(title, context), text: fillFacts(text, context) },
}));
