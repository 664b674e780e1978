import { defineLoader } from '@broadsheet/contract/block-loader';
import { steps } from './schema.ts';

export const loadSteps = defineLoader(steps, () => ({ data: {} }));
