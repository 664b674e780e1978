import type { Brand } from '@broadsheet/contract/brand';
import type { KeywordTable } from './keyword-table.ts';
import { managementKeywords } from './management.ts';
import { techKeywords } from './tech.ts';

export const KEYWORD_TABLES: Readonly<Record<Brand, KeywordTable>> = {
  management: managementKeywords,
  tech: techKeywords,
};
