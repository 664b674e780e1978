import { readFileSync } from 'node:fs';
import { type BrandConfig, OPERATOR_FIELDS } from '@broadsheet/contract/brand-config';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../editor/model/value-at.ts';
import {
  type Field,
  fieldsOf,
  formatChoice,
  kindOf,
  type Schema,
} from '../editor/settings/field-kind.ts';
import { BLOG_FORM } from './blog-form.ts';
import { BRAND_FORM } from './brand-form.ts';
import { COMPETITION_FORM } from './competition-form.ts';
import { type ContentForm, schemaAt, withValueAt } from './content-form.ts';
import { fieldAt } from './section-fields.tsx';
import { SEO_FORM } from './seo-form.ts';
import { SURVEY_FORM } from './survey-form.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const FORMS = { BLOG_FORM, BRAND_FORM, COMPETITION_FORM, SEO_FORM, SURVEY_FORM };
const FILES = {
  BLOG_FORM: 'layouts/blogs/tech.json',
  BRAND_FORM: 'brand-configs/tech.json',
  COMPETITION_FORM: 'layouts/competitions/management.json',
  SEO_FORM: 'layouts/seo/home.json',
  SURVEY_FORM: 'layouts/surveys/tech.json',
};
const all = Object.entries(FORMS);
const pathsOf = (form: ContentForm) => form.sections.flatMap(({ fields }) => fields);
const readShipped = (file: string) => JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'));

const schemasWithin = (schema: Schema): readonly Schema[] => {
  const kind = kindOf(schema);
  if (kind.kind === 'list') return [kind.item, ...schemasWithin(kind.item)];
  if (kind.kind === 'either') return kind.of;
  return kind.kind === 'group' ? [schema] : [];
};
const fieldsWithin = (schema: Schema): readonly Field[] =>
  fieldsOf(schema).flatMap((field) => [
    field,
    ...schemasWithin(field.schema).flatMap((inner) => fieldsWithin(inner)),
  ]);
const fieldsOfForm = (form: ContentForm): readonly Field[] =>
  pathsOf(form)
    .flatMap((path) => fieldAt(form, path) ?? [])
    .flatMap((field) => [field, ...schemasWithin(field.schema).flatMap(fieldsWithin)]);
/** camelCase, snake_case, file paths, braces, code. */
const CODE_WORD = /\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]|layouts\/|\.json|`|ISO 8601/;

describe.each(all)('%s', (name, form) => {
  it('has only fields of its schema, each with a title that somebody wrote', () => {
    for (const path of pathsOf(form))
      expect([path, schemaAt(form.schema, path)]).not.toContain(null);
    const untitled = fieldsOfForm(form).filter(
      ({ schema }) => kindOf(schema).kind !== 'hidden' && typeof schema.title !== 'string',
    );
    expect(untitled.map((field) => field.name)).toEqual([]);
  });

  it('shows no code word, and no field that only a developer can edit', () => {
    const shown = fieldsOfForm(form).flatMap(({ label, help, schema }) => {
      const kind = kindOf(schema);
      const values = kind.kind === 'choice' || kind.kind === 'choices' ? kind.values : [];
      // The field of an instant has a help of its own.
      const shownHelp = kind.kind === 'moment' ? '' : help;
      return [label, shownHelp, ...values.map((value) => formatChoice(schema, value))];
    });
    const texts = [...shown, ...form.sections.flatMap(({ title, help = '' }) => [title, help])];
    expect(texts.filter((text) => CODE_WORD.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
    const kinds = fieldsOfForm(form).map((field) => [field.name, kindOf(field.schema).kind]);
    expect(kinds.filter(([, kind]) => kind === 'unknown')).toEqual([]);
  });

  it('sets a value at each of its paths, and leaves the shipped file as it is', () => {
    const value = readShipped(FILES[name as keyof typeof FILES]);
    for (const path of pathsOf(form)) {
      const there = valueAt(value, path);
      expect(valueAt(withValueAt(value, path, 'new'), path)).toBe('new');
      expect(withValueAt(value, path, there)).toEqual(value);
    }
    expect(form.derive?.(value, value) ?? value).toEqual(value);
  });
});

/** Property names down to what is no group. */
const leavesOf = (schema: Schema, path: readonly string[] = []): readonly string[] => {
  const kind = kindOf(schema);
  if (kind.kind !== 'group') return [path.join('.')];
  return kind.fields.flatMap((field) => leavesOf(field.schema, [...path, field.name]));
};

it('everything of a brand is in its form, follows from it, or belongs to the deployment', () => {
  const covered = [...pathsOf(BRAND_FORM), ...OPERATOR_FIELDS].map((path) => path.join('.'));
  const uncovered = leavesOf(BRAND_FORM.schema).filter(
    (leaf) => !covered.some((path) => leaf === path || leaf.startsWith(`${path}.`)),
  );
  expect(uncovered).toEqual([
    '$schema',
    'plans.earlyApplicant.perMonthRupees',
    'plans.resumeBuilder.perMonthRupees',
    'plans.proMembership.perMonthRupees',
  ]);
});

it('a new price or term sets the price of a month', () => {
  const value = readShipped(FILES.BRAND_FORM);
  const dearer = withValueAt(value, ['plans', 'proMembership', 'priceRupees'], 1_250);
  const derived = BRAND_FORM.derive?.(dearer, value) as BrandConfig | undefined;
  expect(derived?.plans.proMembership.perMonthRupees).toBe(417);
  expect(Value.Check(BRAND_FORM.schema, derived)).toBe(true);
  const damaged = withValueAt(value, ['plans', 'proMembership', 'months'], 'three');
  expect(BRAND_FORM.derive?.(damaged, damaged)).toEqual(damaged);
});
