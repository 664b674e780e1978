import filterSheet from '../../../../layouts/messages/en-IN/filter-sheet.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The full-screen filters of phones. */
export const filterSheetMessages = defineMessages('filter-sheet', filterSheet, {
  close: 'label',
  show: ['label', 'count', 'total'],
  found: ['label', 'count', 'total'],
  searchOptions: ['label', 'filter'],
});
