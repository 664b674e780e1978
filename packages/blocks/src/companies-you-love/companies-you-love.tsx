import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../parts/entry-list.tsx';
import { Section } from '../parts/section.tsx';
import type { companiesYouLove } from './schema.ts';

export const CompaniesYouLove = ({ id, settings, data }: BlockProps<typeof companiesYouLove>) => (
  <Section id={id} title={settings.title} more={{ label: 'All companies', href: '/companies' }}>
    <EntryList entries={data.companies} look="grid" />
  </Section>
);
