import type { TSchema } from 'typebox';
import { oncePerProof } from './once-per-proof.ts';
import { schemaAt } from './schema-at.ts';
import { type SettingString, settingsToProve } from './settings-to-prove.ts';

export interface PlainText extends SettingString {
  readonly schema: TSchema;
}

/** Marks and constraints of strings that are no texts: names, URLs, times and choices. */
const OF_OTHERS = ['pattern', 'enum', 'const', 'x-names', 'x-text'];

const isText = (schema: TSchema | undefined): schema is TSchema =>
  schema !== undefined &&
  Reflect.get(schema, 'type') === 'string' &&
  OF_OTHERS.every((key) => Reflect.get(schema, key) === undefined);

/** Every setting that pages show as it is written. */
export const plainTexts = oncePerProof((proof): PlainText[] =>
  settingsToProve(proof).flatMap((setting) => {
    const schema = schemaAt(setting.definition.settings, setting.inside);
    const isNamed = setting.definition.contentSettings?.includes(setting.key) ?? false;
    return isText(schema) && !isNamed ? [{ ...setting, schema }] : [];
  }),
);
