import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { BarTable } from './bar-table.tsx';
import * as styles from './job-insights.styles.ts';
import type { jobInsights } from './schema.ts';

type Props = BlockProps<typeof jobInsights>;
type Insights = NonNullable<Props['data']['insights']>;

interface ChartsProps {
  readonly insights: Insights;
  readonly messages: Props['messages']['insights'];
}

const Charts = ({ insights, messages }: ChartsProps) => {
  const { applicants, topSchools, rank, competition, actions, applied, viewed } = insights;
  return (
    <>
      <p className={styles.upsell}>
        {formatMessage(messages.summary, {
          applications: applicants,
          fromTopSchools: topSchools,
        })}{' '}
        {rank}
      </p>
      <div className={styles.charts}>
        <BarTable
          title={messages.experienceTitle}
          heads={[messages.years, messages.applications]}
          figures={competition}
        />
        <BarTable
          title={messages.actionsTitle}
          heads={[messages.stage, messages.applications]}
          figures={actions}
        />
        <BarTable
          title={messages.appliedByMonth}
          heads={[messages.month, messages.applications]}
          figures={applied}
        />
        <BarTable
          title={messages.viewedByMonth}
          heads={[messages.month, messages.views]}
          figures={viewed}
        />
      </div>
    </>
  );
};

interface UpsellProps {
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

const Upsell = ({ text, href, link }: UpsellProps) => (
  <>
    <p className={styles.upsell}>{text}</p>
    <a className={control.textLink} href={href}>
      {link}
    </a>
  </>
);

export const JobInsights = ({ id, settings, data: { insights, proHref }, messages }: Props) => (
  <section className={styles.block} aria-labelledby={`${id}-title`}>
    <details>
      <summary className={styles.summary}>
        <h2 id={`${id}-title`}>{settings.title}</h2>
        <span className={styles.pro}>{messages.insights.proBadge}</span>
      </summary>
      {insights ? (
        <Charts insights={insights} messages={messages.insights} />
      ) : (
        <Upsell text={settings.upsell} href={proHref} link={messages.insights.proBenefits} />
      )}
    </details>
  </section>
);
