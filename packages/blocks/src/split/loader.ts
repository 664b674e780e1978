import { defineLoader } from '@broadsheet/contract/block-loader';
import { split } from './schema.ts';

export const loadSplit = defineLoader(split, () => ({ data: {} }));
