import { createHash } from 'node:crypto';
import { INDIAN_TEMPLATES } from './indian.ts';
import { LATEX_TEMPLATES } from './latex.ts';
import { DATE_STYLES, type DateStyle, makePersona, type Persona } from './personas.ts';
import { createRandom } from './random.ts';
import { FRESH_THEMES, THEMES, TUNED_THEMES } from './themes.ts';
import type { Truth } from './truth.ts';
import { WORD_TEMPLATES } from './word.ts';

export type Kind = 'theme' | 'latex' | 'word' | 'indian';
/** Rules may be made with `tune`; of `held` only totals are looked at, and `fresh` ones are measured when the rules are done. */
export type Half = 'tune' | 'held' | 'fresh';

export interface Plan {
  readonly id: string;
  readonly template: string;
  readonly kind: Kind;
  readonly half: Half;
  readonly persona: Persona;
  readonly style: DateStyle;
  /** Word resumes are also sent as PDF. */
  readonly asPdf: boolean;
}
/** A resume on the disk, with what it says. */
export interface Sample {
  readonly file: string;
  readonly template: string;
  readonly kind: Kind;
  readonly half: Half;
  readonly truth: Truth;
}

const PER_TEMPLATE = 4;

/** All of a template is in one half, which a hash of its name chooses. */
const halfOf = (template: string): Half =>
  createHash('sha256').update(`half of ${template}`).digest().readUInt8(0) % 2 === 0
    ? 'tune'
    : 'held';

const plansOf = (kind: Kind, template: string, half: Half): Plan[] =>
  Array.from({ length: PER_TEMPLATE }, (_, index) => {
    const id = `${kind}-${template}-${index + 1}`;
    const style = createRandom(`dates of ${id}`).pick(DATE_STYLES);
    const persona = makePersona(id);
    const asPdf = kind !== 'word' || index % 2 === 1;
    return { id, template, kind, half, persona, style, asPdf };
  });

const divided = (kind: Kind, name: string): Plan[] =>
  plansOf(kind, name, halfOf(`${kind}-${name}`));

export const listPlans = (): readonly Plan[] => [
  ...THEMES.flatMap(({ name }) => divided('theme', name)),
  ...LATEX_TEMPLATES.flatMap(({ name }) => divided('latex', name)),
  ...WORD_TEMPLATES.flatMap(({ name }) => divided('word', name)),
  ...INDIAN_TEMPLATES.flatMap(({ name }) => plansOf('indian', name, 'tune')),
  ...TUNED_THEMES.flatMap(({ name }) => plansOf('theme', name, 'tune')),
  ...FRESH_THEMES.flatMap(({ name }) => plansOf('theme', name, 'fresh')),
];
