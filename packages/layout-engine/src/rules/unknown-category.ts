import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { NAMES_CATEGORY } from '@broadsheet/contract/names-category';
import { findCategory } from '@broadsheet/contract/resolve-page';
import type { TSchema } from 'typebox';
import { nameBlock } from '../name-block.ts';
import { suggestName } from '../nearest-name.ts';
import { reportSeen, type Suspect } from './report-seen.ts';
import type { PlanRule, Proof } from './rule.ts';
import { type SettingString, settingsToProve } from './settings-to-prove.ts';

const hasMark = (schema: TSchema | undefined): boolean =>
  schema !== undefined && Reflect.get(schema, NAMES_CATEGORY.key) === NAMES_CATEGORY.value;

const namesCategory = ({ definition, inside }: SettingString): boolean => {
  const schema = definition.settings.properties[String(inside[0])];
  return hasMark(schema) || hasMark(schema && Reflect.get(schema, 'items'));
};

const suspectOf = (proof: Proof, brand: BrandConfig, setting: SettingString): Suspect => ({
  ...setting,
  message: `${brand.brand} has no category "${setting.text}", and its readers see ${nameBlock(proof, setting.id)}`,
  mend: suggestName(
    setting.text,
    brand.categories.map(({ tag }) => tag),
  ),
});

/** Settings with categories that their readers' brands do not have: they would be dropped. */
export const unknownCategory: PlanRule = {
  code: 'UNKNOWN_CATEGORY',
  start: (proof, report) => ({
    finish: () => {
      const named = settingsToProve(proof).filter(namesCategory);
      const suspectsFor = (brand: BrandConfig): Suspect[] =>
        named
          .filter(({ text }) => findCategory(brand, text) === undefined)
          .map((each) => suspectOf(proof, brand, each));
      reportSeen(proof, suspectsFor, report);
    },
  }),
};
