import { BrandConfig } from '@broadsheet/contract/brand-config';
import { BlogFile } from '@broadsheet/contract/entities/blog';
import { CompetitionFile } from '@broadsheet/contract/entities/competition';
import { SurveyFile } from '@broadsheet/contract/entities/survey';
import { SeoFile } from '@broadsheet/contract/seo';
import type { Schema } from '../editor/settings/field-kind.ts';
import type { FormKind } from './form-kind.ts';

/** JSON Schemas of the files that have a form; their titles are its labels. */
export const FORM_SCHEMAS: Readonly<Record<FormKind, Schema>> = {
  blog: BlogFile as unknown as Schema,
  brand: BrandConfig as unknown as Schema,
  competitions: CompetitionFile as unknown as Schema,
  seo: SeoFile as unknown as Schema,
  surveys: SurveyFile as unknown as Schema,
};
