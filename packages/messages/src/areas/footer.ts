import footer from '../../../../layouts/messages/en-IN/footer.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The footer of every page. */
export const footerMessages = defineMessages('footer', footer, {
  categories: 'label',
  cities: 'label',
  apps: 'label',
  about: 'label',
  aboutUs: 'label',
  contact: 'label',
  sitemap: 'label',
  terms: 'label',
  privacy: 'label',
  cookiePolicy: 'label',
  refunds: 'label',
});
