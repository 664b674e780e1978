import { rupeesOf } from '../../../platform/seekers/lakh.ts';
import type { SavedStep, Step } from './step-context.ts';

const rupees = (lakh: number | null | undefined) => (lakh === undefined ? lakh : rupeesOf(lakh));
const isSet = (flag: 0 | 1 | undefined) => (flag === undefined ? flag : flag === 1);

export const additionalColumns = (step: Step<'addAdditionalDetails'>): SavedStep => ({
  columns: {
    current_ctc_rupees: rupees(step.currentCTC),
    expected_ctc_rupees: rupees(step.expectedCTC),
    confidential: isSet(step.confidential),
    negotiable: isSet(step.negotiable),
    notice_days: step.noticePeriod,
  },
  id: null,
});
