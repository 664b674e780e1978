import { jobForm } from '@broadsheet/contract/job-forms';
import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import { EmptyList } from '../shared/list/empty-list.tsx';
import { Pager } from '../shared/list/pager.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './feed-removed.styles.ts';
import type { feedRemoved } from './schema.ts';

type Props = BlockProps<typeof feedRemoved>;

const FORM = 'removed-undo';

interface BackProps {
  readonly action: string;
  readonly label: string;
  readonly about: string;
}

const Back = ({ action, label, about }: BackProps) => (
  <button className={control.quiet} type="submit" form={FORM} formAction={action}>
    {label}
    <span className={control.hidden}>: {about}</span>
  </button>
);

const Recruiters = ({ id, data, messages }: Pick<Props, 'id' | 'data' | 'messages'>) => (
  <Section
    id={`${id}-recruiters`}
    title={messages.feed.hiddenRecruiters}
    note={messages.feed.hiddenRecruitersNote}
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
          <Back action={recruiter.undo} label={messages.feed.showAgain} about={recruiter.name} />
        </li>
      ))}
    </ul>
    <Pager pager={data.recruitersPager} messages={messages} />
  </Section>
);

export const FeedRemoved = ({ id, settings, data, messages }: Props) => (
  <>
    <form id={FORM} method="post" {...jobForm('bring-back')}>
      <input type="hidden" name="undo" value="1" />
      <input type="hidden" name="next" value={data.here} />
    </form>
    <Section id={id} title={data.heading}>
      {data.rows.length > 0 ? (
        <JobRows
          rows={data.rows}
          messages={messages.jobs}
          below={({ when, undo, title }) => (
            <div className={styles.back}>
              <p className={styles.soft}>{when}</p>
              <Back action={undo} label={messages.feed.showAgain} about={title} />
            </div>
          )}
        />
      ) : (
        <EmptyList text={settings.emptyText} links={data.wider} />
      )}
      <Pager pager={data.pager} messages={messages} />
    </Section>
    {data.recruiters.length > 0 && <Recruiters id={id} data={data} messages={messages} />}
  </>
);
