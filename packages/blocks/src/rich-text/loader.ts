import { defineLoader } from '@broadsheet/contract/block-loader';
import { parseFilled } from '../shared/text/load-prose.ts';
import { richText } from './schema.ts';

export const loadRichText = defineLoader(richText, ({ text }, context) => {
  const parts = parseFilled(text, context);
  return { data: parts.length > 0 ? { parts } : null };
});
