import { defineLoader } from '@broadsheet/contract/block-loader';
import { failedWords } from '../parts/form/failed-words.ts';
import { deactivateForm } from './schema.ts';

export const loadDeactivateForm = defineLoader(deactivateForm, (_settings, { session, page }) => ({
  data: session ? { failed: failedWords(page) } : null,
}));
