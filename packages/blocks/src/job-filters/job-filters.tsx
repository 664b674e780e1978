import type { BlockProps } from '../block-component.ts';
import { FilterForm } from '../shared/job/filter-form/filter-form.tsx';
import type { jobFilters } from './schema.ts';

export const JobFilters = ({ id, settings, data, messages }: BlockProps<typeof jobFilters>) => (
  <FilterForm id={id} settings={settings} data={data} messages={messages.filters} />
);
