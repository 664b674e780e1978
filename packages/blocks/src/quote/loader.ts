import { defineLoader } from '@broadsheet/contract/block-loader';
import { quote } from './schema.ts';

export const loadQuote = defineLoader(quote, () => ({ data: {} }));
