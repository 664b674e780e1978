import { defineLoader } from '@broadsheet/contract/block-loader';
import type { City } from '@broadsheet/contract/brand-config';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { cityList } from './schema.ts';

export const loadCityList = defineLoader(cityList, (_settings, { brand, page, messages }) => {
  const { category, keyword, city: own } = page.params;
  const subject =
    page.kind === 'search' ? {} : { ...(category && { category }), ...(keyword && { keyword }) };
  const kind = Object.keys(subject).length > 0 ? 'location_based' : 'location';
  const hrefIn = ({ slug }: City) => hrefOf(kind, { ...subject, city: slug });
  const links = brand.cities
    .filter(({ promoted, slug }) => promoted && slug !== own)
    .map((city) => ({
      label: formatMessage(messages.jobs.cityJobs, { city: city.label }),
      href: hrefIn(city),
    }));
  return { data: links.length > 0 ? { links } : null };
});
