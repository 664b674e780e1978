import type { Messages } from '@broadsheet/messages/message-areas';
import type { Typed } from '../../form/form-plan.ts';
import { month } from '../../form/kinds/dates.tsx';
import { line } from '../../form/kinds/line.ts';
import { textarea } from '../../form/kinds/textarea.tsx';
import type { ProfileChoices } from './choices.ts';
import { type ProfilePlan, profilePlan, type SubmitTexts, saveTexts } from './profile-plan.ts';

const MIN_MONTH = '1950-01';
const DESCRIPTION_MAX = 4_000;

const inOrder =
  ({ monthsReversed }: Messages['work']) =>
  ({ from = '', until = '' }: Typed): Typed =>
    until !== '' && until < from ? { until: monthsReversed } : {};

/** The form for one position. @param entry its id, or `new` */
export const positionPlan = (
  { forms, work }: Pick<Messages, 'forms' | 'work'>,
  { today }: Pick<ProfileChoices, 'today'>,
  entry: number | 'new',
  texts: SubmitTexts = saveTexts({ forms }),
): ProfilePlan => {
  const span = {
    min: MIN_MONTH,
    max: today.slice(0, 7),
    beyond: work.monthBeyond,
  };
  return profilePlan(`position-${entry}`, {
    ...texts,
    check: inOrder(work),
    fields: [
      {
        name: 'title',
        kind: line(work.jobTitleMissing, 'organization-title'),
        label: work.jobTitle,
      },
      { name: 'company', kind: line(work.companyMissing, 'organization'), label: work.company },
      { name: 'from', kind: month({ ...span, missing: work.fromMissing }), label: work.from },
      {
        name: 'until',
        kind: month({ ...span, missing: work.untilMissing }),
        label: work.until,
        hint: work.untilHint,
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'description',
        kind: textarea(DESCRIPTION_MAX, 4),
        label: work.description,
        optional: true,
        whenEmpty: '',
      },
    ],
  });
};
