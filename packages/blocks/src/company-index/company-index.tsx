import type { BlockProps } from '../block-component.ts';
import { IndexList } from '../shared/list/index-list.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { Section } from '../shared/page/section.tsx';
import type { companyIndex } from './schema.ts';

export const CompanyIndex = ({ id, settings, data, messages }: BlockProps<typeof companyIndex>) => (
  <Section id={id} title={settings.title}>
    {data.letters.map(({ letter, companies }) => (
      <section key={letter} aria-label={letter === '#' ? messages.companies.digits : letter}>
        <h3>{letter}</h3>
        <IndexList entries={companies} messages={messages} />
      </section>
    ))}
    <Pager pager={data.pager} messages={messages} />
  </Section>
);
