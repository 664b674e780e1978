import { defineBlock } from '@broadsheet/contract/block-definition';
import { ANSWER_FORM, FormSettings } from '@broadsheet/contract/form-settings';
import Type from 'typebox';

export const answerForm = defineBlock({
  type: ANSWER_FORM,
  version: 1,
  title: 'Form',
  description: 'Questions to visitors and members. Publishers read the answers under “Answers”.',
  settings: FormSettings,
  data: Type.Object({
    /** The path of the page, without the outcome of a form. */
    page: Type.String(),
    /** What its answer has to name, so that it is never stored with other texts than these. */
    version: Type.String(),
    isClosed: Type.Boolean(),
    /** Nothing can be sent. */
    isPreview: Type.Boolean(),
    /** How a form of the page was answered without JavaScript. */
    outcome: Type.Union([
      Type.Null(),
      Type.Object({
        /** The block of the form. */
        form: Type.String(),
        /** Why nothing was stored; null where it was. */
        failed: Type.Union([Type.String(), Type.Null()]),
        /** Faults by field, as in the address. */
        faults: Type.String(),
      }),
    ]),
  }),
  messages: ['answer-form'],
  written: true,
  hydrate: 'visible',
});
