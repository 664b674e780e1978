import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../form/form.styles.ts';
import * as control from '../page/control.styles.ts';

const REGISTRATION = hrefOf('registration', { step: 'addPersonalDetails' });

/** Sent by the "apply anyway" button, as its own value where a form has another button. */
export const ANYWAY = { name: 'applyAnyway', value: '1' } as const;
export const APPLY_ANYWAY = <input type="hidden" {...ANYWAY} />;

interface ApplicationNeedsProps {
  /** Where a resume is added. */
  readonly href?: string;
  readonly messages: Messages['applying'];
}

/** What a first application needs, with a link to add it. */
export const ApplicationNeeds = ({ href = REGISTRATION, messages }: ApplicationNeedsProps) => (
  <div className={form.notice} role="status">
    <p className={form.label}>{messages.needs}</p>
    <p>{messages.needsWhy}</p>
    <a className={control.quiet} href={href}>
      {messages.addResume}
    </a>
  </div>
);
