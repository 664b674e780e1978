import {
  type AudienceField as AudienceFieldName,
  COHORTS,
  DEVICES,
  MEMBERSHIPS,
} from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { When } from '@broadsheet/contract/layout';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { StudioAudience } from '@broadsheet/contract/studio/audience-calls';
import type { readPalette } from '@broadsheet/contract/studio/content-calls';
import { COHORT_TEXT } from '@broadsheet/contract/studio/report-text';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { DEVICE_TEXT, formatBand, MEMBERSHIP_TEXT } from '../model/describe-when.ts';

export type Palette = StudioAnswer<typeof readPalette>;
export type NamedFields = Omit<When, 'not' | 'from' | 'until'>;

interface AudienceChoice {
  readonly value: string;
  readonly label: string;
}
export interface AudienceField {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly AudienceChoice[];
  readonly chosen: (named: NamedFields) => readonly string[];
  /** An empty list of values removes the condition on the field. */
  readonly choose: (named: NamedFields, values: readonly string[]) => NamedFields;
}

const upper = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
const slugs = (all: readonly (readonly string[])[]): readonly AudienceChoice[] =>
  [...new Set(all.flat())]
    .sort()
    .map((value) => ({ value, label: upper(value.replaceAll('-', ' ')) }));
const formatValues = (values: readonly string[], labels: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: upper(labels[value] ?? value) }));
const some = <Value>(values: readonly Value[]): Value[] | undefined =>
  values.length > 0 ? [...values] : undefined;

/** Removes undefined fields: in a `when`, an unset field must be absent. */
export const clean = <Of extends object>(object: Of): Of => {
  const rest = { ...object };
  for (const [key, value] of Object.entries(rest))
    if (value === undefined || (typeof value === 'object' && Object.keys(value).length === 0))
      Reflect.deleteProperty(rest, key);
  return rest;
};

const experimentField = (key: string, arms: readonly string[]): AudienceField => ({
  name: `experiment ${key}`,
  label: `Experiment ${key}`,
  choices: arms.map((value) => ({ value, label: `Group ${value}` })),
  chosen: ({ experiment }) => experiment?.[key] ?? [],
  choose: (named, values) =>
    clean({ ...named, experiment: clean({ ...named.experiment, [key]: [...values] }) }),
});

type Definition = Omit<AudienceField, 'name'>;

/** By field, in the order of the form; null for a field that the form does not offer. */
const definitionsOf = ({ brands }: Palette): Record<AudienceFieldName, Definition | null> => ({
  brand: {
    label: 'Site',
    choices: BRANDS.map((value) => ({
      value,
      label: brands.find(({ brand }) => brand === value)?.name ?? value,
    })),
    chosen: ({ brand }) => brand ?? [],
    choose: (named, values) =>
      clean({ ...named, brand: some(BRANDS.filter((each) => values.includes(each))) }),
  },
  cohort: {
    label: 'Profile (logged-in members)',
    choices: formatValues(COHORTS, COHORT_TEXT),
    chosen: ({ cohort }) => cohort ?? [],
    choose: (named, values) =>
      clean({ ...named, cohort: some(COHORTS.filter((each) => values.includes(each))) }),
  },
  experienceBand: {
    label: 'Experience',
    choices: EXPERIENCE_BANDS.map(({ id }) => ({
      value: String(id),
      label: upper(formatBand(id)),
    })),
    chosen: ({ experienceBand }) => (experienceBand ?? []).map(String),
    choose: (named, values) => clean({ ...named, experienceBand: some(values.map(Number).sort()) }),
  },
  membership: {
    label: 'Membership',
    choices: formatValues(MEMBERSHIPS, MEMBERSHIP_TEXT),
    chosen: ({ membership }) => membership ?? [],
    choose: (named, values) =>
      clean({ ...named, membership: some(MEMBERSHIPS.filter((each) => values.includes(each))) }),
  },
  device: {
    label: 'Device',
    choices: formatValues(DEVICES, DEVICE_TEXT),
    chosen: ({ device }) => device ?? [],
    choose: (named, values) =>
      clean({ ...named, device: some(DEVICES.filter((each) => values.includes(each))) }),
  },
  city: {
    label: 'City',
    choices: slugs(brands.map(({ cities }) => cities)),
    chosen: ({ city }) => city ?? [],
    choose: (named, values) => clean({ ...named, city: some(values) }),
  },
  category: {
    label: 'Category',
    choices: slugs(brands.map(({ categories }) => categories)),
    chosen: ({ category }) => category ?? [],
    choose: (named, values) => clean({ ...named, category: some(values) }),
  },
  crawler: null,
});

export const audiencesByKey = (audiences: readonly StudioAudience[]): NamedAudiences =>
  new Map(audiences.map(({ key, name, any }) => [key, { name, any }]));

/** The size of an audience: its share of the recorded views: of one page, or all views of both sites. */
export const formatSize = (
  { share }: Pick<StudioAudience, 'share'>,
  views: 'views' | 'all views' = 'views',
): string => {
  if (share === null) return 'not measured yet';
  const percent = share > 0 && share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`;
  return `${percent} of ${views}`;
};

/** Named audiences to choose from, with their sizes. */
export const audienceChoices = (
  audiences: readonly StudioAudience[],
  views: 'views' | 'all views' = 'views',
): readonly AudienceChoice[] =>
  audiences.map((each) => ({
    value: each.key,
    label: `${each.name} (${formatSize(each, views)})`,
  }));

const namedField = (audiences: readonly StudioAudience[]): AudienceField => ({
  name: 'audience',
  label: 'Audience',
  choices: audienceChoices(audiences),
  chosen: ({ audience }) => audience ?? [],
  choose: (named, values) => clean({ ...named, audience: some(values) }),
});

/** The fields that an audience can use, in the order of the form. */
export const audienceFields = (
  palette: Palette,
  audiences: readonly StudioAudience[],
): readonly AudienceField[] => [
  ...(audiences.length > 0 ? [namedField(audiences)] : []),
  ...Object.entries(definitionsOf(palette)).flatMap(([name, definition]) =>
    definition ? [{ name, ...definition }] : [],
  ),
  ...Object.entries(palette.experiments).map(([key, arms]) => experimentField(key, arms)),
];
