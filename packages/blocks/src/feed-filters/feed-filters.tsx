import type { BlockProps } from '../block-component.ts';
import { FilterForm } from '../shared/job/filter-form/filter-form.tsx';
import type { feedFilters } from './schema.ts';

export const FeedFilters = ({ id, settings, data, messages }: BlockProps<typeof feedFilters>) => (
  <FilterForm id={id} settings={settings} data={data} messages={messages.filters} />
);
