import { rupeesOf } from '../../../platform/seekers/lakh.ts';
import type { SavedStep, Step } from './step-context.ts';

const rupees = (lakh: number | null | undefined) => (lakh === undefined ? lakh : rupeesOf(lakh));
const isSet = (flag: 0 | 1 | undefined) => (flag === undefined ? flag : flag === 1);

export const additionalColumns = (told: Step<'addAdditionalDetails'>): SavedStep => ({
  columns: {
    current_ctc_rupees: rupees(told.currentCTC),
    expected_ctc_rupees: rupees(told.expectedCTC),
    confidential: isSet(told.confidential),
    negotiable: isSet(told.negotiable),
    notice_days: told.noticePeriod,
  },
  id: null,
});
