import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { formatCount } from '../shared/text/format-count.ts';
import { BarTable } from './bar-table.tsx';
import * as styles from './job-insights.styles.ts';
import type { jobInsights } from './schema.ts';

type Props = BlockProps<typeof jobInsights>;
type Insights = NonNullable<Props['data']['insights']>;

const Charts = ({ insights }: { readonly insights: Insights }) => {
  const { applicants, topSchools, rank, competition, actions, applied, viewed } = insights;
  return (
    <>
      <p className={styles.upsell}>
        {formatCount(applicants)} {applicants === 1 ? 'application' : 'applications'} on this site,{' '}
        {formatCount(topSchools)} from top business schools. {rank}
      </p>
      <div className={styles.charts}>
        <BarTable
          title="Experience of those who applied"
          heads={['Years', 'Applications']}
          figures={competition}
        />
        <BarTable
          title="How far recruiters went"
          heads={['Step', 'Applications']}
          figures={actions}
        />
        <BarTable
          title="Applications by month"
          heads={['Month', 'Applications']}
          figures={applied}
        />
        <BarTable title="Views by month" heads={['Month', 'Views']} figures={viewed} />
      </div>
    </>
  );
};

const Upsell = ({ text, href }: { readonly text: string; readonly href: string }) => (
  <>
    <p className={styles.upsell}>{text}</p>
    <a className={control.textLink} href={href}>
      What pro members get
    </a>
  </>
);

export const JobInsights = ({ id, settings, data: { insights, proHref } }: Props) => (
  <section className={styles.block} aria-labelledby={`${id}-title`}>
    <details>
      <summary className={styles.summary}>
        <h2 id={`${id}-title`}>{settings.title}</h2>
        <span className={styles.pro}>Pro</span>
      </summary>
      {insights ? <Charts insights={insights} /> : <Upsell text={settings.upsell} href={proHref} />}
    </details>
  </section>
);
