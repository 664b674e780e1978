import type { FormField } from '../form/form-plan.ts';
import { FLAG } from '../form/kinds/flag.tsx';
import { textarea } from '../form/kinds/textarea.tsx';

const LETTER_MAX = 5_000;

/** What goes along with an application. */
export const COVER_FIELDS: readonly FormField[] = [
  {
    name: 'coverletter',
    kind: textarea(LETTER_MAX, 8),
    label: 'Cover letter',
    hint: 'A few lines on why you are good at what you do.',
    optional: true,
    whenEmpty: '',
  },
  {
    name: 'includeCoverletter',
    kind: FLAG,
    label: 'Send it along with each application',
    optional: true,
  },
];
