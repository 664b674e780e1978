import rows from '../../../../layouts/messages/en-IN/rows.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** What seekers do with the rows of a list of jobs: select, hide, undo. */
export const rowsMessages = defineMessages('rows', rows, {
  select: 'label',
  more: ['label', 'job'],
  close: 'label',
  applyToSelected: 'label',
  applyToCount: ['label', 'count'],
  clearSelection: 'label',
  notInterested: 'label',
  hideRecruiter: 'label',
  jobHidden: ['sentence', 'job'],
  recruiterHidden: ['sentence', 'recruiter'],
  undo: 'label',
  undoHidden: ['label', 'hidden'],
});
