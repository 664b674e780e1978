import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { leadsNowhere } from '../leads-nowhere.ts';
import { nameBlock } from '../name-block.ts';
import { namesLink } from '../names-link.ts';
import { reportSeen, type Suspect } from './report-seen.ts';
import { richTexts } from './rich-texts.ts';
import type { PlanRule, Proof } from './rule.ts';
import { type SettingString, settingsToProve } from './settings-to-prove.ts';

interface WrittenLink {
  readonly setting: SettingString;
  readonly href: string;
}

/** Links that are settings of their own, and those within Markdown. */
const linksOf = (proof: Proof): WrittenLink[] => [
  ...settingsToProve(proof)
    .filter(({ key }) => namesLink(key))
    .map((setting) => ({ setting, href: setting.text })),
  ...richTexts(proof).flatMap((setting) =>
    setting.prose.links.map(({ href }) => ({ setting, href })),
  ),
];

const suspectOf = (proof: Proof, brand: BrandConfig, { setting, href }: WrittenLink): Suspect => ({
  ...setting,
  part: href,
  message: `no page of ${brand.brand} stands at ${href}, and its readers see ${nameBlock(proof, setting.id)}`,
  mend: 'Copy the address of a page that opens, or let a variant give each brand its own.',
});

/** Links of settings, written or by default, to pages that the brands which see them do not have. */
export const deadLink: PlanRule = {
  code: 'DEAD_LINK',
  start: (proof, report) => ({
    finish: () => {
      const links = linksOf(proof);
      const suspectsFor = (brand: BrandConfig): Suspect[] =>
        links
          .filter(({ href }) => leadsNowhere(brand, href, proof.addresses))
          .map((link) => suspectOf(proof, brand, link));
      reportSeen(proof, suspectsFor, report);
    },
  }),
};
