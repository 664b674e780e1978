import { foldName } from '@broadsheet/contract/find-audience';
import type { AudienceRule } from './audience-rule.ts';

const MEND = 'Give each audience a name of its own: Studio and explanations show the name.';

/** Names that differ only in capitals and blanks are the same to their readers, and so is the key of another audience. */
export const audienceNameTaken: AudienceRule = {
  code: 'AUDIENCE_NAME_TAKEN',
  check: ({ audiences }, report) => {
    const names = new Map<string, string>();
    for (const [key, { name }] of audiences) {
      const folded = foldName(name);
      const known = names.get(folded);
      if (known !== undefined)
        report([key, 'name'], `another audience is called "${known}" already`, MEND);
      else if (folded !== key && audiences.has(folded))
        report([key, 'name'], `another audience has the key "${folded}"`, MEND);
      names.set(folded, known ?? name);
    }
  },
};
