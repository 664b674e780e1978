import { defineLoader } from '@broadsheet/contract/block-loader';
import { learningPartners } from './schema.ts';

export const loadLearningPartners = defineLoader(learningPartners, ({ items }) => ({
  data: items.length > 0 ? {} : null,
}));
