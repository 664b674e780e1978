import header from '../../../../layouts/messages/en-IN/header.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The head of every page. */
export const headerMessages = defineMessages('header', header, {
  menu: 'label',
  jobsByCategory: 'label',
  skills: 'label',
  mainCategories: 'label',
  recruiterLogin: 'label',
  home: 'label',
  allJobs: 'label',
  recommendedJobs: 'label',
  companies: 'label',
  faq: 'label',
});
