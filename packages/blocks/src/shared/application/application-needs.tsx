import type { ApplicationNeed } from '@broadsheet/contract/entities/application';
import { hrefOf } from '@broadsheet/contract/match-page';
import * as form from '../form/form.styles.ts';
import * as control from '../page/control.styles.ts';

interface NeedText {
  readonly missing: string;
  readonly add: string;
  readonly href: string;
}

const NEEDS: Readonly<Record<ApplicationNeed, NeedText>> = {
  resume: {
    missing: 'no resume',
    add: 'Add your resume',
    href: hrefOf('registration', { step: 'addPersonalDetails' }),
  },
  experience: {
    missing: 'no work experience',
    add: 'Add work experience',
    href: hrefOf('registration', { step: 'addWorkExperience' }),
  },
};

/** Sent by the button that applies all the same. */
export const APPLY_ANYWAY = <input type="hidden" name="applyAnyway" value="1" />;

interface ApplicationNeedsProps {
  readonly lacks: readonly ApplicationNeed[];
  /** `or` where it is not known which of them. */
  readonly joinedBy?: 'and' | 'or';
}

/** What recruiters will see of a profile that lacks something, with the ways to add it. */
export const ApplicationNeeds = ({ lacks, joinedBy = 'and' }: ApplicationNeedsProps) => (
  <div className={form.notice} role="status">
    <p className={form.label}>
      Recruiters will see {lacks.map((need) => NEEDS[need].missing).join(` ${joinedBy} `)} in your
      application.
    </p>
    <p>They shortlist people with a complete profile first. It takes two minutes to add.</p>
    {lacks.map((need) => (
      <a key={need} className={control.quiet} href={NEEDS[need].href}>
        {NEEDS[need].add}
      </a>
    ))}
  </div>
);
