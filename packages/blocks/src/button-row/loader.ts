import { defineLoader } from '@broadsheet/contract/block-loader';
import { buttonRow } from './schema.ts';

export const loadButtonRow = defineLoader(buttonRow, () => ({ data: {} }));
