import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import {
  type Field,
  fieldsOf,
  formatChoice,
  kindOf,
  type Schema,
} from '@broadsheet/studio/settings/field-kind';
import { labelOfSetting, SETTING_LABELS } from '@broadsheet/studio/settings/setting-labels';
import { describe, expect, it } from 'vitest';

interface SeenField extends Field {
  readonly type: string;
}

const fieldsWithin = (type: string, schema: Schema): readonly SeenField[] =>
  fieldsOf(schema).flatMap((field) => [
    { ...field, type },
    ...schemasWithin(field.schema).flatMap((inner) => fieldsWithin(type, inner)),
  ]);
const schemasWithin = (schema: Schema): readonly Schema[] => {
  const kind = kindOf(schema);
  if (kind.kind === 'list') return [kind.item, ...schemasWithin(kind.item)];
  if (kind.kind === 'either') return kind.of;
  return kind.kind === 'group' ? [schema] : [];
};

const definitions: BlockDefinitions = blockDefinitions;
const fields = Object.entries(definitions).flatMap(([type, { settings }]) =>
  fieldsWithin(type, settings as unknown as Schema),
);
/** camelCase, snake_case, file paths, braces other than facts, ISO instants. */
const CODE_WORD =
  /\b(?!kB)[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]|layouts\/|brand-configs|\.json|\.csv|\.md|`|\d{4}-\d{2}-\d{2}T/;

describe('settings of blocks, as Studio shows them', () => {
  it('have labels that somebody wrote', () => {
    const unlabelled = fields.filter(
      ({ name, schema }) => typeof schema.title !== 'string' && labelOfSetting(name) === undefined,
    );
    expect(unlabelled.map(({ type, name }) => `${type}: ${name}`)).toEqual([]);
  });

  it('have no code words in labels, help and choices', () => {
    const shown = fields.flatMap(({ type, label, help, schema }) => {
      const kind = kindOf(schema);
      const choices =
        kind.kind === 'choice' ? kind.values.map((value) => formatChoice(schema, value)) : [];
      return [label, help.replace(/\{\w+\}/g, ''), ...choices].map((text) => ({ type, text }));
    });
    const blocks = Object.values(definitions).flatMap(({ type, title, description }) =>
      [title, description].map((text) => ({ type, text })),
    );
    expect(shown.length).toBeGreaterThan(500);
    expect([...shown, ...blocks].filter(({ text }) => CODE_WORD.test(text))).toEqual([]);
  });

  it('use every label of the list', () => {
    const names = new Set(
      fields.flatMap(({ name, schema }) => (typeof schema.title === 'string' ? [] : [name])),
    );
    expect([...SETTING_LABELS.keys()].filter((name) => !names.has(name))).toEqual([]);
  });
});
