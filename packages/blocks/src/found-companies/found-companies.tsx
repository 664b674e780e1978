import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../shared/list/entry-list.tsx';
import { Section } from '../shared/page/section.tsx';
import type { foundCompanies } from './schema.ts';

export const FoundCompanies = ({ id, settings, data }: BlockProps<typeof foundCompanies>) => (
  <Section id={id} title={data.title} more={data.more}>
    {data.companies.length > 0 ? (
      <EntryList entries={data.companies} layout="grid" />
    ) : (
      <p>{settings.emptyText}</p>
    )}
  </Section>
);
