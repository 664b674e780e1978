import type { Profile } from '@broadsheet/contract/entities/profile';
import { formatPay } from '@broadsheet/contract/job-text';
import { lakhOf } from '../../../platform/seekers/lakh.ts';
import type { ProfileSource } from './profile-source.ts';

const formatLakh = (lakh: number | null): string | null =>
  lakh === null ? null : `${formatPay({ minLakh: lakh, maxLakh: lakh })} a year`;

export const describeAdditional = ({ profile }: ProfileSource): NonNullable<Profile['ai']> => {
  const current = lakhOf(profile.current_ctc_rupees);
  const expected = lakhOf(profile.expected_ctc_rupees);
  return {
    currentCTC: current,
    expectedCTC: expected,
    currentSalary: formatLakh(current),
    expectedSalary: formatLakh(expected),
    confidential: profile.confidential,
    negotiable: profile.negotiable,
    noticePeriod: profile.notice_days,
  };
};
