import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobPane } from './schema.ts';

export const loadJobPane = defineLoader(jobPane, () => ({ data: {} }));
