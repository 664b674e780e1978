import type { AudienceRule } from './audience-rule.ts';

const SAME = new Intl.Collator('en', { sensitivity: 'accent' });

/** Names that differ only in capitals are the same to their readers. */
export const audienceNameTaken: AudienceRule = {
  code: 'AUDIENCE_NAME_TAKEN',
  check: ({ audiences }, report) => {
    const seen: string[] = [];
    for (const [key, { name }] of audiences) {
      const known = seen.find((other) => SAME.compare(other.trim(), name.trim()) === 0);
      if (known !== undefined)
        report(
          [key, 'name'],
          `another audience is called "${known}" already`,
          'Give each audience a name of its own: Studio and explanations show the name.',
        );
      seen.push(name);
    }
  },
};
