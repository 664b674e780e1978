import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../shared/list/entry-list.tsx';
import { Section } from '../shared/page/section.tsx';
import type { companiesYouLove } from './schema.ts';

export const CompaniesYouLove = ({
  id,
  settings,
  data,
  messages,
}: BlockProps<typeof companiesYouLove>) => (
  <Section
    id={id}
    title={settings.title}
    more={{ label: messages.companies.all, href: '/companies' }}
  >
    <EntryList entries={data.companies} layout="gridShelf" />
  </Section>
);
