import type { Messages } from '@broadsheet/messages/message-areas';
import { FLAG } from '../../form/kinds/flag.tsx';
import { number } from '../../form/kinds/number.ts';
import { pay } from '../../form/kinds/pay.ts';
import { type ProfilePlan, profilePlan, type SubmitTexts, saveTexts } from './profile-plan.ts';

const CTC = pay({ min: 0, max: 10_000 });

/** The form for salary and notice period. */
export const additionalPlan = (
  { forms, salary }: Pick<Messages, 'forms' | 'salary'>,
  texts: SubmitTexts = saveTexts({ forms }),
): ProfilePlan =>
  profilePlan('additional', {
    ...texts,
    fields: [
      {
        name: 'currentCTC',
        kind: CTC,
        label: salary.currentCtc,
        hint: salary.ctcHint,
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'confidential',
        kind: FLAG,
        label: salary.hideCurrentCtc,
        optional: true,
      },
      {
        name: 'expectedCTC',
        kind: CTC,
        label: salary.expectedCtc,
        hint: salary.ctcHint,
        optional: true,
        whenEmpty: null,
      },
      { name: 'negotiable', kind: FLAG, label: salary.negotiable, optional: true },
      {
        name: 'noticePeriod',
        kind: number({
          min: 0,
          max: 365,
          missing: salary.noticeMissing,
          name: salary.noticePeriod,
        }),
        label: salary.noticeDays,
        hint: salary.noticeHint,
        optional: true,
        whenEmpty: null,
      },
    ],
  });
