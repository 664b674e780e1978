import { BlogFile } from '@broadsheet/contract/entities/blog';
import type { Schema } from '../editor/settings/field-kind.ts';
import { ArticleLinks } from './article-links.tsx';
import type { ContentForm } from './content-form.ts';

export const BLOG_FORM: ContentForm = {
  subject: 'The articles',
  schema: BlogFile as unknown as Schema,
  hasText: true,
  empty: '{\n  "articles": []\n}\n',
  sections: [
    {
      title: 'Articles',
      help: 'What the cards of articles show, in any order: the newest comes first on the site.',
      fields: [['articles']],
      preview: { of: 'articles', show: ArticleLinks },
    },
  ],
};
