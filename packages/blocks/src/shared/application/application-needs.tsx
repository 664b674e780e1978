import type { ApplicationNeed } from '@broadsheet/contract/entities/application';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../form/form.styles.ts';
import * as control from '../page/control.styles.ts';

const NEEDS = {
  resume: {
    add: 'addResume',
    href: hrefOf('registration', { step: 'addPersonalDetails' }),
  },
  experience: {
    add: 'addExperience',
    href: hrefOf('registration', { step: 'addWorkExperience' }),
  },
} as const satisfies Readonly<
  Record<ApplicationNeed, { readonly add: keyof Messages['applying']; readonly href: string }>
>;

/** Sent by the "apply anyway" button. */
export const APPLY_ANYWAY = <input type="hidden" name="applyAnyway" value="1" />;

interface ApplicationNeedsProps {
  readonly lacks: readonly ApplicationNeed[];
  /** `or` if it is unknown which of them is missing. */
  readonly joinedBy?: 'and' | 'or';
  readonly messages: Messages['applying'];
}

/** What a profile lacks before the first application, with links to add it. */
export const ApplicationNeeds = ({ lacks, joinedBy = 'and', messages }: ApplicationNeedsProps) => {
  const several = joinedBy === 'and' ? 'both' : 'either';
  const missing = lacks.length > 1 ? several : (lacks[0] ?? 'either');
  return (
    <div className={form.notice} role="status">
      <p className={form.label}>{formatMessage(messages.needs, { missing })}</p>
      <p>{messages.needsWhy}</p>
      {lacks.map((need) => (
        <a key={need} className={control.quiet} href={NEEDS[need].href}>
          {messages[NEEDS[need].add]}
        </a>
      ))}
    </div>
  );
};
