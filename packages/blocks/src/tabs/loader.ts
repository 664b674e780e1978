import { defineLoader } from '@broadsheet/contract/block-loader';
import { tabs } from './schema.ts';

export const loadTabs = defineLoader(tabs, (_settings, { isPreview }) => ({
  data: isPreview ? { isPreview } : {},
}));
