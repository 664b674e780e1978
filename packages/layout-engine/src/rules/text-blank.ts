import { plainTexts } from './plain-texts.ts';
import { richTexts } from './rich-texts.ts';
import type { PlanRule } from './rule.ts';
import { schemaAt } from './schema-at.ts';

/** Blanks, and characters without a width. */
const BLANK = /^[\s\u200b-\u200d\u2060\ufeff]+$/u;

/** Texts that look empty where one is needed: their length alone does not show it. */
export const textBlank: PlanRule = {
  code: 'TEXT_BLANK',
  start: (proof, report) => ({
    finish: () => {
      for (const { path, text, definition, inside } of [
        ...plainTexts(proof),
        ...richTexts(proof),
      ]) {
        const schema = schemaAt(definition.settings, inside);
        const isNeeded = schema !== undefined && Number(Reflect.get(schema, 'minLength') ?? 0) > 0;
        if (isNeeded && BLANK.test(text))
          report(path, 'this text is blank', 'Write a text, or remove what it belongs to.');
      }
    },
  }),
};
