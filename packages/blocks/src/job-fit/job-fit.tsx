import { FIT_WEIGHTS } from '@broadsheet/contract/entities/job-fit';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as meter from '../shared/job/match-meter.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './job-fit.styles.ts';
import type { jobFit } from './schema.ts';

type Props = BlockProps<typeof jobFit>;

interface FitProps {
  readonly data: Props['data'];
  readonly messages: Props['messages']['fit'];
}

const MATCH_STYLES = {
  match: styles.match,
  partly: styles.partly,
  gap: styles.gap,
  unknown: styles.unknown,
};

const Parts = ({ data: { parts }, messages }: FitProps) => (
  <dl className={styles.parts}>
    {parts.map(({ label, text, match }) => (
      <div key={label} className={styles.part}>
        <dt>{label}</dt>
        <dd>{text}</dd>
        <dd className={MATCH_STYLES[match]}>{messages[match]}</dd>
      </div>
    ))}
  </dl>
);

const Skills = ({ data: { matched, missing }, messages }: FitProps) => (
  <div className={styles.skills}>
    {matched.length > 0 && (
      <div>
        <h3>{messages.matched}</h3>
        <p>{matched.join(', ')}</p>
      </div>
    )}
    {missing.length > 0 && (
      <div>
        <h3>{messages.missing}</h3>
        <ul>
          {missing.map(({ label, course }) => (
            <li key={label}>
              {course ? (
                <a className={control.textLink} href={course.href}>
                  {course.text}
                </a>
              ) : (
                label
              )}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);

const Details = (props: FitProps) => {
  const { data, messages } = props;
  return (
    <details className={meter.reasons}>
      <summary className={meter.toggle}>{messages.details}</summary>
      <div className={styles.details}>
        <Parts {...props} />
        <Skills {...props} />
        <p className={styles.method}>{formatMessage(messages.method, FIT_WEIGHTS)}</p>
        <div className={styles.links}>
          {data.resume !== null && (
            <a className={control.textLink} href={data.resume}>
              {messages.resumeForJob}
            </a>
          )}
          <a className={control.textLink} href={data.link.href}>
            {data.link.text}
          </a>
        </div>
      </div>
    </details>
  );
};

export const JobFit = ({ id, settings, data, messages: { fit } }: Props) => (
  <Section id={id} title={settings.title}>
    <div className={styles.summary}>
      <p className={data.percent === null ? undefined : styles.percent}>{data.summary}</p>
      {data.percent !== null && (
        <svg className={meter.meter} aria-hidden="true">
          <rect width={`${data.percent}%`} height="100%" />
        </svg>
      )}
    </div>
    {data.percent === null ? (
      <a className={control.textLink} href={data.link.href}>
        {data.link.text}
      </a>
    ) : (
      <Details data={data} messages={fit} />
    )}
  </Section>
);
