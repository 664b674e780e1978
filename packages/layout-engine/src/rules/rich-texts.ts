import { type ParsedProse, parseProse } from '@broadsheet/contract/parse-prose';
import { RICH_TEXT } from '@broadsheet/contract/rich-text';
import { oncePerProof } from './once-per-proof.ts';
import { schemaAt } from './schema-at.ts';
import { type SettingString, settingsToProve } from './settings-to-prove.ts';

export interface RichTextSetting extends SettingString {
  readonly prose: ParsedProse;
}

const isRichText = ({ definition, inside }: SettingString): boolean => {
  const schema = schemaAt(definition.settings, inside);
  return schema !== undefined && Reflect.get(schema, RICH_TEXT.key) === RICH_TEXT.value;
};

/** Every setting with Markdown, parsed as its block does. */
export const richTexts = oncePerProof((proof): RichTextSetting[] =>
  settingsToProve(proof)
    .filter(isRichText)
    .map((setting) => ({ ...setting, prose: parseProse(setting.text) })),
);
