import { INSTANT_PATTERN } from '@broadsheet/contract/when';
import { scheduleFaults } from '../schedule-faults.ts';
import { writtenForms } from './form-fields.ts';
import type { LayoutRule } from './rule.ts';

const INSTANT = new RegExp(INSTANT_PATTERN, 'u');

/** Forms that close on a day that does not exist, or before anybody can see them. */
export const formNeverOpen: LayoutRule = {
  code: 'FORM_NEVER_OPEN',
  check: (context, report) => {
    const { layout } = context;
    for (const { block, settings, path } of writtenForms(context)) {
      const { closesOn } = settings;
      // What is no instant at all, the schema finds.
      if (typeof closesOn !== 'string' || !INSTANT.test(closesOn)) continue;
      const starts = [layout.from, block.when?.from].filter((from) => from !== undefined);
      const [fault] = scheduleFaults({ until: closesOn });
      if (fault) report([...path, 'closesOn'], fault.message, fault.mend);
      else if (starts.some((from) => Date.parse(from) >= Date.parse(closesOn)))
        report(
          [...path, 'closesOn'],
          'the form closes before it is shown',
          'Move its end, or the start of the page or the block.',
        );
    }
  },
};
