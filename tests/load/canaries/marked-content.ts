import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Audience, type ClassField, COHORTS, DEVICES } from '@broadsheet/contract/audience';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { Layout } from '@broadsheet/contract/layout';
import { Value } from 'typebox/value';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What a page may be chosen by, beside its brand. */
export type VisitorClass = Omit<Audience, 'brand'>;

/** The values that marked pages tell apart; all others of a field are `other`. */
const DISTINGUISHED: Readonly<Record<ClassField, readonly (string | number | boolean)[]>> = {
  cohort: COHORTS,
  experienceBand: EXPERIENCE_BANDS.map(({ id }) => id),
  membership: ['basic', 'pro'],
  device: DEVICES,
  city: ['mumbai', 'bangalore', 'pune'],
  category: ['backend', 'frontend'],
  crawler: [true],
};

interface MarkedPage {
  readonly layout: string;
  readonly address: string;
  readonly fields: readonly ClassField[];
}

/** Pages with the fields that their layout is chosen by. The last one is the same for everybody. */
export const MARKED_PAGES: readonly MarkedPage[] = [
  { layout: 'home', address: '/', fields: ['experienceBand', 'membership', 'device'] },
  { layout: 'category', address: '/c/backend-jobs', fields: ['cohort', 'experienceBand'] },
  { layout: 'faq', address: '/faq', fields: ['cohort', 'city', 'category', 'crawler'] },
  { layout: 'terms', address: '/terms', fields: ['membership', 'city', 'device'] },
  { layout: 'contact', address: '/contact', fields: ['experienceBand', 'category'] },
  { layout: 'aboutus', address: '/aboutus', fields: [] },
];

const textOf = (field: ClassField, value: unknown): string => `mark ${field} ${value};`;

/** The marks that the page shows to a class. */
export const marksFor = ({ fields }: MarkedPage, of: VisitorClass): readonly string[] =>
  fields
    .map((field) => {
      const value = of[field];
      return textOf(
        field,
        value !== null && DISTINGUISHED[field].includes(value) ? value : 'other',
      );
    })
    .sort();

export const marksIn = (text: string): readonly string[] =>
  [...new Set(text.match(/mark \w+ [\w-]+;/g))].sort();

/** Adds a block for each field, whose text names the value that it was chosen by. */
const mark = (layout: Layout, { fields }: MarkedPage): void => {
  layout.variants ??= [];
  for (const field of fields) {
    const id = `mark-${field.toLowerCase()}`;
    layout.blocks[id] = { type: 'quote', settings: { text: textOf(field, 'other') } };
    layout.order.push(id);
    for (const value of DISTINGUISHED[field])
      layout.variants.push({
        name: `${field} ${value}`,
        when: { [field]: [value] },
        blocks: { [id]: { settings: { text: textOf(field, value) } } },
      });
  }
};

/** A copy of the site's content in which each page of MARKED_PAGES says for which class it was made. */
export const copyMarkedContent = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'broadsheet-marked-'));
  for (const folder of ['layouts', 'brand-configs'])
    cpSync(join(ROOT, folder), join(dir, folder), { recursive: true });
  for (const page of MARKED_PAGES) {
    const file = join(dir, 'layouts', `${page.layout}.json`);
    const layout: unknown = JSON.parse(readFileSync(file, 'utf8'));
    Value.Assert(Layout, layout);
    mark(layout, page);
    writeFileSync(file, JSON.stringify(layout));
  }
  return dir;
};
