import companies from '../../../../layouts/messages/en-IN/companies.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Companies and their jobs. */
export const companiesMessages = defineMessages('companies', companies, {
  all: 'label',
  count: ['label', 'count'],
  jobsAt: ['label', 'company', 'jobs'],
  about: ['label', 'company'],
  name: 'label',
  search: 'label',
  countForSearch: ['label', 'count', 'search'],
  listHeading: 'label',
  noneFound: 'sentence',
  seeAll: 'label',
  digits: 'label',
  notFound: 'sentence',
  since: ['label', 'year'],
  headOffice: ['label', 'city'],
  namedLike: ['title', 'count', 'search'],
  seeMatching: 'label',
  seoTitle: ['label', 'brand', 'company', 'jobs'],
  seoTitleNotFound: ['label', 'brand'],
  seoDescription: ['sentence', 'company', 'industry', 'jobs'],
  seoDirectoryTitle: ['title', 'brand', 'page', 'title'],
  seoDirectoryDescription: ['sentence', 'count', 'page'],
});
