import { bffPathOf } from '@broadsheet/contract/call';
import { addJobAlert } from '@broadsheet/contract/calls/alerts';
import { jobForm } from '@broadsheet/contract/job-forms';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/job/alert-form.styles.ts';
import { FrequencyChoice } from '../shared/job/frequency-choice.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { searchAlert } from './schema.ts';

const ALL_ALERTS = '/personalize-jobfeed';
const NOTICES = '/settings/privacy#notices-title';

/** Says what the reader has; a member's line takes the place of the text for everybody. */
const noteOf = ({
  settings,
  data: { alert, isFull },
  messages: { alerts },
}: BlockProps<typeof searchAlert>): string => {
  if (alert) return formatMessage(alerts.savedAs, { name: alert.name });
  return isFull ? alerts.full : settings.text;
};

export const SearchAlert = (props: BlockProps<typeof searchAlert>) => {
  const { id, settings, data, messages } = props;
  const { alert, isFull, isDone, isMember, next, fields } = data;
  const { alerts } = messages;
  const isOn = alert !== null && alert.frequency !== 'off';
  return (
    <Section
      id={id}
      title={isOn ? alerts.on : settings.title}
      note={noteOf(props)}
      more={isMember ? { label: alerts.manage, href: ALL_ALERTS } : null}
    >
      {isDone && (
        <p className={styles.status} role="status">
          {alerts.saved} <a href={ALL_ALERTS}>{alerts.manage}</a>
        </p>
      )}
      {(alert || !isFull) && (
        <form
          className={styles.form}
          action={bffPathOf(addJobAlert)}
          method="post"
          {...jobForm('alert')}
        >
          <input type="hidden" name="next" value={next} />
          {fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FrequencyChoice
            id={id}
            frequency={isOn ? alert.frequency : 'daily'}
            mayEnd={isOn}
            messages={alerts}
          />
          <button className={control.quiet} type="submit">
            {isOn ? alerts.save : alerts.create}
          </button>
        </form>
      )}
      {isOn && (
        <a className={control.textLink} href={NOTICES}>
          {alerts.notices}
        </a>
      )}
    </Section>
  );
};
