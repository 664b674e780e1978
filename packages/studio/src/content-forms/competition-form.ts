import { CompetitionFile } from '@broadsheet/contract/entities/competition';
import type { Schema } from '../editor/settings/field-kind.ts';
import type { ContentForm } from './content-form.ts';

export const COMPETITION_FORM: ContentForm = {
  subject: 'The competitions',
  schema: CompetitionFile as unknown as Schema,
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
