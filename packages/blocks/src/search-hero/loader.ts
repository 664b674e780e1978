import { defineLoader } from '@broadsheet/contract/block-loader';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { searchHref } from '@broadsheet/contract/match-page';
import { formatBand } from '../shared/job/experience-label.ts';
import { labelWithSynonyms } from '../shared/text/label-with-synonyms.ts';
import { searchHero } from './schema.ts';

export const loadSearchHero = defineLoader(searchHero, ({ popular }, { brand, messages }) => ({
  data: {
    cities: brand.cities
      .toSorted((one, other) => Number(other.promoted) - Number(one.promoted))
      .map(({ id, label, synonyms }) => ({
        value: String(id),
        label: labelWithSynonyms(label, synonyms),
      })),
    bands: EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND).map(({ id }) => ({
      value: String(id),
      label: formatBand(id, messages.experience),
    })),
    popular: popular.map((searchText) => ({ label: searchText, href: searchHref(searchText) })),
  },
}));
