import type { CoverName } from './covers/render-cover.ts';
import type { Motif } from './logos/motifs.ts';

interface IndustryPictures {
  readonly motifs: readonly Motif[];
  readonly covers: readonly CoverName[];
}

/** The pictures that suit the employers of an industry, by its label. */
export const INDUSTRY_PICTURES: Readonly<Record<string, IndustryPictures>> = {
  'IT Services & Consulting': {
    motifs: ['layers', 'globe', 'window', 'circuit'],
    covers: ['office', 'campus', 'skyline-morning', 'servers'],
  },
  'Software Products & SaaS': {
    motifs: ['brackets', 'cloud', 'window', 'rocket'],
    covers: ['office', 'office-warm', 'skyline-dusk', 'campus'],
  },
  'Banking & Financial Services': {
    motifs: ['columns', 'coin', 'rising'],
    covers: ['columns-blue', 'skyline-morning', 'columns'],
  },
  'Fintech & Payments': {
    motifs: ['coin', 'rising', 'bolt'],
    covers: ['skyline-dusk', 'office-warm', 'market'],
  },
  Insurance: { motifs: ['umbrella', 'shield'], covers: ['columns-blue', 'skyline-morning'] },
  'E-commerce & Marketplaces': {
    motifs: ['bag', 'basket', 'tag', 'parcel'],
    covers: ['market', 'warehouse'],
  },
  'Semiconductors & Electronics': {
    motifs: ['chip', 'circuit'],
    covers: ['circuit', 'laboratory'],
  },
  'Artificial Intelligence & Data': {
    motifs: ['neurons', 'molecule', 'rising'],
    covers: ['servers', 'office', 'circuit'],
  },
  'Telecom & Networks': { motifs: ['signal', 'globe'], covers: ['network', 'servers'] },
  'Automotive & Mobility': { motifs: ['wheel', 'car'], covers: ['carplant', 'bridge'] },
  'Healthcare & Hospitals': { motifs: ['cross', 'pulse'], covers: ['hospital', 'laboratory'] },
  'Pharmaceuticals & Biotech': {
    motifs: ['flask', 'molecule', 'capsule'],
    covers: ['laboratory', 'factory'],
  },
  'Consumer Goods & Food': {
    motifs: ['leaf', 'wheat', 'bowl', 'drop'],
    covers: ['farm', 'shopfront', 'factory'],
  },
  'Retail & Fashion': { motifs: ['hanger', 'bag', 'tag'], covers: ['shopfront', 'market'] },
  'Logistics & Supply Chain': {
    motifs: ['truck', 'parcel', 'pin'],
    covers: ['warehouse', 'port', 'bridge'],
  },
  'Manufacturing & Engineering': {
    motifs: ['gear', 'anvil'],
    covers: ['factory', 'warehouse', 'carplant'],
  },
  'Education & Edtech': { motifs: ['bookmarked', 'mortarboard'], covers: ['library', 'campus'] },
  'BPO & Customer Experience': {
    motifs: ['headset', 'bubbles'],
    covers: ['callcentre', 'office-warm'],
  },
  'Management Consulting': {
    motifs: ['compass', 'summit'],
    covers: ['skyline-morning', 'office', 'skyline-dusk'],
  },
  'Legal & Professional Services': { motifs: ['scales', 'gavel'], covers: ['columns', 'library'] },
  'Real Estate & Infrastructure': {
    motifs: ['towers', 'house', 'bridge'],
    covers: ['cranes', 'bridge', 'skyline-morning'],
  },
  'Energy & Renewables': {
    motifs: ['sunrise', 'bolt', 'turbine', 'drop'],
    covers: ['solar', 'farm'],
  },
  'Media, Gaming & Entertainment': {
    motifs: ['play', 'joystick', 'reel'],
    covers: ['studio', 'office-warm'],
  },
  'Travel & Hospitality': {
    motifs: ['plane', 'palm', 'pin'],
    covers: ['hotel', 'bridge'],
  },
  Cybersecurity: { motifs: ['keyhole', 'padlock', 'shield'], covers: ['shield', 'servers'] },
};
