import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as meter from '../shared/job/match-meter.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './job-rank.styles.ts';
import type { jobRank } from './schema.ts';

type Props = BlockProps<typeof jobRank>;
type Data = Props['data'];

interface WithMessages {
  readonly messages: Props['messages']['insights'];
}

const Rank = ({ text, percentile, messages }: Pick<Data, 'text' | 'percentile'> & WithMessages) => (
  <>
    <p className={styles.rankText}>{text}</p>
    {percentile !== null && (
      <>
        <svg className={meter.meter} aria-hidden="true">
          <rect width={`${percentile}%`} height="100%" />
        </svg>
        <p className={styles.small}>
          {percentile === 100
            ? messages.betterThanAll
            : formatMessage(messages.betterThan, { percent: percentile })}
        </p>
      </>
    )}
  </>
);

const Why = ({ text, reasons, loginHref, messages }: Omit<Data, 'percentile'> & WithMessages) => {
  if (text === null)
    return (
      <a className={control.textLink} href={loginHref}>
        {messages.logIn}
      </a>
    );
  if (reasons.length === 0)
    return (
      <a className={control.textLink} href="/myprofile">
        {messages.openProfile}
      </a>
    );
  return (
    <details className={meter.reasons}>
      <summary className={meter.toggle}>{messages.why}</summary>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
};

export const JobRank = ({ id, settings, data, messages: { insights } }: Props) => {
  const { text, percentile, reasons, loginHref } = data;
  return (
    <Section id={id} title={settings.title}>
      <div className={styles.rank}>
        {text === null ? (
          <p>{settings.invitation}</p>
        ) : (
          <Rank text={text} percentile={percentile} messages={insights} />
        )}
      </div>
      <Why text={text} reasons={reasons} loginHref={loginHref} messages={insights} />
    </Section>
  );
};
