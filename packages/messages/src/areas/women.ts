import women from '../../../../layouts/messages/en-IN/women.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Jobs of employers who welcome women. */
export const womenMessages = defineMessages('women', women, {
  either: 'label',
  preferred: 'label',
  returning: 'label',
  kinds: 'label',
  city: 'label',
  cities: 'label',
  allCities: 'label',
  citiesAndMore: ['label', 'cities', 'count'],
  experience: 'label',
  anyExperience: 'label',
  category: 'label',
  allCategories: 'label',
  show: 'label',
  clear: 'label',
});
