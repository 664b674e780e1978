import type { ContentForm } from './content-form.ts';
import { FORM_SCHEMAS } from './form-schemas.ts';

export const SURVEY_FORM: ContentForm = {
  subject: 'The surveys',
  schema: FORM_SCHEMAS.surveys,
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
