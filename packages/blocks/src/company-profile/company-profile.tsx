import { coverSource } from '@broadsheet/contract/picture-source';
import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { TagLinks } from '../shared/list/tag-links.tsx';
import { FramedPicture } from '../shared/page/framed-picture.tsx';
import { NotFoundSection } from '../shared/page/not-found-section.tsx';
import * as styles from './company-profile.styles.ts';
import type { companyProfile } from './schema.ts';

export const CompanyProfile = ({ id, data, messages }: BlockProps<typeof companyProfile>) =>
  data.found ? (
    <section aria-labelledby={`${id}-title`}>
      {data.cover && (
        <FramedPicture
          className={styles.cover}
          {...coverSource(data.cover, data.coverSizes, styles.coverWidth)}
          alt=""
          width={1120}
          height={630}
          colour={data.coverColour}
          isFirst
        />
      )}
      <div className={data.cover ? styles.headOnCover : styles.head}>
        <CompanyMark name={data.name} logo={data.logo} size="large" />
        <div>
          <h1 className={styles.name} id={`${id}-title`}>
            {data.name}
          </h1>
          <p className={styles.facts}>{data.facts.join(' · ')}</p>
        </div>
      </div>
      {data.about && <p className={styles.about}>{data.about}</p>}
      {data.cities.length > 0 && <TagLinks links={data.cities} />}
    </section>
  ) : (
    <NotFoundSection
      id={id}
      text={messages.companies.notFound}
      categories={data.categories}
      messages={messages}
    />
  );
