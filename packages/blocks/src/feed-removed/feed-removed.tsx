import { jobForm } from '@broadsheet/contract/job-forms';
import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import { JobRows } from '../parts/job-row.tsx';
import { Pager } from '../parts/pager.tsx';
import { Section } from '../parts/section.tsx';
import { WiderLinks } from '../parts/wider-links.tsx';
import * as styles from './feed-removed.styles.ts';
import type { feedRemoved } from './schema.ts';

type Props = BlockProps<typeof feedRemoved>;

const FORM = 'removed-undo';

const Back = ({ action, about }: { readonly action: string; readonly about: string }) => (
  <button className={control.quiet} type="submit" form={FORM} formAction={action}>
    Bring back<span className={control.hidden}>: {about}</span>
  </button>
);

const Recruiters = ({ id, data }: Pick<Props, 'id' | 'data'>) => (
  <Section
    id={`${id}-recruiters`}
    title="Recruiters you do not follow"
    note="None of their jobs are shown to you, those to come neither."
  >
    <ul className={styles.recruiters}>
      {data.recruiters.map((recruiter) => (
        <li className={styles.recruiter} key={recruiter.id}>
          <div>
            <a className={control.listLink} href={recruiter.href}>
              {recruiter.name}
            </a>
            <p className={styles.soft}>{recruiter.text}</p>
          </div>
          <Back action={recruiter.undo} about={recruiter.name} />
        </li>
      ))}
    </ul>
    <Pager pager={data.recruitersPager} />
  </Section>
);

export const FeedRemoved = ({ id, settings, data }: Props) => (
  <>
    <form id={FORM} method="post" {...jobForm('bring-back')}>
      <input type="hidden" name="undo" value="1" />
      <input type="hidden" name="next" value={data.here} />
    </form>
    <Section id={id} title={data.heading}>
      {data.rows.length > 0 ? (
        <JobRows
          rows={data.rows}
          below={({ when, undo, title }) => (
            <div className={styles.back}>
              <p className={styles.soft}>{when}</p>
              <Back action={undo} about={title} />
            </div>
          )}
        />
      ) : (
        <WiderLinks text={settings.emptyText} links={data.wider} />
      )}
      <Pager pager={data.pager} />
    </Section>
    {data.recruiters.length > 0 && <Recruiters id={id} data={data} />}
  </>
);
