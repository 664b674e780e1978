import type { Typed } from '../../form/form-plan.ts';
import { month } from '../../form/kinds/dates.ts';
import { line } from '../../form/kinds/line.ts';
import { textarea } from '../../form/kinds/textarea.tsx';
import type { ProfileChoices } from './choices.ts';
import { type ProfilePlan, profilePlan, SAVE, type SubmitTexts } from './profile-plan.ts';

const MIN_MONTH = '1950-01';
const DESCRIPTION_MAX = 4_000;

const inOrder = ({ from = '', until = '' }: Typed): Typed =>
  until !== '' && until < from ? { until: 'The last month cannot be before the first.' } : {};

/** One position. @param entry its id, or `new` */
export const positionPlan = (
  { today }: Pick<ProfileChoices, 'today'>,
  entry: number | 'new',
  texts: SubmitTexts = SAVE,
): ProfilePlan => {
  const span = {
    min: MIN_MONTH,
    max: today.slice(0, 7),
    beyond: 'This is not a month of the past.',
  };
  return profilePlan(`position-${entry}`, {
    ...texts,
    check: inOrder,
    fields: [
      {
        name: 'title',
        kind: line('Enter what you were hired as.', 'organization-title'),
        label: 'Job title',
      },
      { name: 'company', kind: line('Enter the company.', 'organization'), label: 'Company' },
      { name: 'from', kind: month({ ...span, missing: 'Enter the first month.' }), label: 'From' },
      {
        name: 'until',
        kind: month({ ...span, missing: 'Enter the last month.' }),
        label: 'Until',
        hint: 'Leave it empty while you work there.',
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'description',
        kind: textarea(DESCRIPTION_MAX, 4),
        label: 'What you did there',
        optional: true,
        whenEmpty: '',
      },
    ],
  });
};
