import type { ContentForm } from './content-form.ts';
import { FORM_SCHEMAS } from './form-schemas.ts';

export const COMPETITION_FORM: ContentForm = {
  subject: 'The competitions',
  schema: FORM_SCHEMAS.competitions,
  hasText: true,
  empty: '{\n  "competitions": []\n}\n',
  sections: [
    {
      title: 'Competitions',
      help: 'The first competition that is not over is the current one.',
      fields: [['competitions']],
    },
  ],
};
