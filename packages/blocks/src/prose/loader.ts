import { defineLoader } from '@broadsheet/contract/block-loader';
import { fillFacts } from '../shared/text/brand-facts.ts';
import { loadProse as loadText } from '../shared/text/load-prose.ts';
import { prose } from './schema.ts';

export const loadProse = defineLoader(prose, ({ title, text }, context) => {
  const content = loadText(context, text) ?? [];
  if (title === '' && content.length === 0) return { data: null };
  return { data: { title: fillFacts(title, context), parts: content } };
});
