import { readFileSync } from 'node:fs';
import type { PageJson } from '@broadsheet/contract/page-json';

const file = process.env.PAGE_JSON;
if (!file) throw new Error('PAGE_JSON names no file');
export const page: PageJson = JSON.parse(readFileSync(file, 'utf8'));
