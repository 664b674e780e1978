import { SurveyFile } from '@broadsheet/contract/entities/survey';
import type { Schema } from '../editor/settings/field-kind.ts';
import type { ContentForm } from './content-form.ts';

export const SURVEY_FORM: ContentForm = {
  subject: 'The surveys',
  schema: SurveyFile as unknown as Schema,
  hasText: true,
  empty: '{\n  "surveys": []\n}\n',
  sections: [
    {
      title: 'Surveys',
      help: 'The first survey that runs is shown. Answers stay with their question when you reword it.',
      fields: [['surveys']],
    },
  ],
};
