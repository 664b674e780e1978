import type { BlockProps } from '../block-component.ts';
import { IndexList } from '../parts/index-list.tsx';
import { Pager } from '../parts/pager.tsx';
import { Section } from '../parts/section.tsx';
import type { companyIndex } from './schema.ts';

export const CompanyIndex = ({ id, settings, data }: BlockProps<typeof companyIndex>) => (
  <Section id={id} title={settings.title}>
    {data.letters.map(({ letter, companies }) => (
      <section key={letter} aria-label={letter === '#' ? 'Digits and signs' : letter}>
        <h3>{letter}</h3>
        <IndexList entries={companies} />
      </section>
    ))}
    <Pager pager={data.pager} />
  </Section>
);
