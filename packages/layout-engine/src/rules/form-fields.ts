import { FORM_CHOICES_MIN } from '@broadsheet/contract/form-limits';
import { ANSWER_FORM } from '@broadsheet/contract/form-settings';
import type { LayoutBlock, VariantBlock } from '@broadsheet/contract/layout';
import { tidyChoice } from '@broadsheet/contract/read-answers';
import type { JsonPath } from '../json-source.ts';
import { type LayoutRule, type RuleContext, typesOf, writtenBlocks } from './rule.ts';

const WITH_CHOICES: readonly unknown[] = ['choice', 'several-choices'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tidy = (text: unknown): string => tidyChoice(String(text)).toLowerCase();

interface WrittenForm {
  readonly block: LayoutBlock | VariantBlock;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly path: JsonPath;
}

/** The settings of every form that a layout has. */
export const writtenForms = ({ layout }: Pick<RuleContext, 'layout'>): readonly WrittenForm[] => {
  const types = typesOf(layout);
  return writtenBlocks(layout)
    .filter(({ id }) => types.get(id) === ANSWER_FORM)
    .map(({ block, path }) => ({
      block,
      settings: block.settings ?? {},
      path: [...path, 'settings'],
    }));
};

/** Fields with choices that nobody can choose between, or that cannot be told apart. */
export const formFields: LayoutRule = {
  code: 'FORM_CHOICES',
  check: (context, report) => {
    for (const { settings, path } of writtenForms(context)) {
      const fields: readonly unknown[] = Array.isArray(settings.fields) ? settings.fields : [];
      for (const [at, field] of fields.entries()) {
        if (!isObject(field) || !WITH_CHOICES.includes(field.kind)) continue;
        const choices: readonly unknown[] = Array.isArray(field.choices) ? field.choices : [];
        const name = JSON.stringify(field.label);
        if (choices.length < FORM_CHOICES_MIN)
          report(
            [...path, 'fields', at],
            `the field ${name} has fewer than ${FORM_CHOICES_MIN} choices`,
            'Add choices, or take another kind of field.',
          );
        const known = choices.map(tidy);
        for (const [choice, text] of known.entries())
          if (known.indexOf(text) < choice)
            report(
              [...path, 'fields', at, 'choices', choice],
              `the field ${name} has the choice ${JSON.stringify(choices[choice])} twice`,
              'Remove one of the two.',
            );
      }
    }
  },
};
