import { ArticleLinks } from './article-links.tsx';
import type { ContentForm } from './content-form.ts';
import { FORM_SCHEMAS } from './form-schemas.ts';

export const BLOG_FORM: ContentForm = {
  subject: 'The articles',
  schema: FORM_SCHEMAS.blog,
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
