import { plainTextFault } from './plain-text-fault.ts';
import { plainTexts } from './plain-texts.ts';
import { richTexts } from './rich-texts.ts';
import type { PlanRule } from './rule.ts';

/** Markdown of settings that no page can show, and formatting in settings that have none. */
export const settingMarkup: PlanRule = {
  code: 'TEXT_MARKUP',
  start: (proof, report) => ({
    finish: () => {
      for (const { path, prose } of richTexts(proof))
        for (const { message, mend } of prose.faults) report(path, message, mend);
      for (const { path, text } of plainTexts(proof)) {
        const fault = plainTextFault(text);
        if (fault) report(path, fault.message, fault.mend);
      }
    },
  }),
};
