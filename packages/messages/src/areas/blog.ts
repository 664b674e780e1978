import blog from '../../../../layouts/messages/en-IN/blog.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The blog. */
export const blogMessages = defineMessages('blog', blog, {
  allArticles: 'label',
  home: 'label',
  blog: 'label',
  topics: 'label',
  allTopics: 'label',
  none: 'sentence',
  feed: 'label',
  facts: ['label', 'minutes', 'day'],
});
