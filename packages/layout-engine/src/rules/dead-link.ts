import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { leadsNowhere } from '../leads-nowhere.ts';
import { namesLink } from '../names-link.ts';
import { reportSeen, type Suspect } from './report-seen.ts';
import type { PlanRule } from './rule.ts';
import { type SettingString, settingsToProve } from './settings-to-prove.ts';

const suspectOf = (brand: BrandConfig, setting: SettingString): Suspect => ({
  ...setting,
  message: `no page of ${brand.brand} stands at ${setting.text}, and its readers see block "${setting.id}"`,
  mend: 'Copy the address of a page that opens, or let a variant give each brand its own.',
});

/** Links of settings, written or by default, to pages that the brands which see them do not have. */
export const deadLink: PlanRule = {
  code: 'DEAD_LINK',
  start: (proof, report) => ({
    finish: () => {
      const links = settingsToProve(proof).filter(({ key }) => namesLink(key));
      const suspectsFor = (brand: BrandConfig): Suspect[] =>
        links
          .filter(({ text }) => leadsNowhere(brand, text, proof.addresses))
          .map((link) => suspectOf(brand, link));
      reportSeen(proof, suspectsFor, report);
    },
  }),
};
