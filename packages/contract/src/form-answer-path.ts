import { FIELD_FAULTS, type FieldFault } from './read-answers.ts';

/** Where forms of pages are sent. */
export const FORM_ANSWERS_PATH = '/api/form-answers';

/** A field that people do not see: what is in it comes from a program. */
export const DECOY_FIELD = 'website';

/** The `done` of a page whose form was sent without JavaScript. */
export const ANSWER_DONE = 'answer';
/** The parameter with the code of its failure: `failed` would be shown by other blocks of the page too. */
export const ANSWER_FAILED = 'unsent';

const isFault = (text: string): text is FieldFault =>
  (FIELD_FAULTS as readonly string[]).includes(text);

/** Faults by field, as an address contains them: codes only, nothing that somebody has entered. */
export const formatFaults = (faults: Readonly<Record<string, FieldFault>>): string =>
  Object.entries(faults)
    .map(([name, fault]) => `${name}.${fault}`)
    .join(' ');

/** The reverse of `formatFaults`; what is no fault is left out. */
export const parseFaults = (text: string): Readonly<Record<string, FieldFault>> =>
  Object.fromEntries(
    text.split(' ').flatMap((pair) => {
      const [name = '', fault = ''] = pair.split('.');
      return isFault(fault) ? [[name, fault] as const] : [];
    }),
  );
