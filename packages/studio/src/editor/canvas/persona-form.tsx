import { COHORTS, type DEVICES, MEMBERSHIPS } from '@broadsheet/contract/audience';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { COHORT_TEXT } from '@broadsheet/contract/studio/report-text';
import { Fragment, type ReactElement } from 'react';
import type { Palette } from '../audience/audience-fields.ts';
import { formatBand, MEMBERSHIP_TEXT } from '../model/describe-when.ts';
import { Pick } from '../parts/pick.tsx';
import { TimeField } from '../parts/time-field.tsx';
import { ofMembership, withCohort } from './change-persona.ts';

const ANY = '';
const upper = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

export type DeviceName = (typeof DEVICES)[number];

interface PersonaFormProps {
  readonly label: string;
  readonly persona: Persona;
  readonly palette: Palette;
  readonly onChange: (persona: Persona) => void;
}

/** By field, in the order of the form; null for a field that is not offered here. The canvas selects the device. */
const fieldsOf = ({
  persona,
  palette,
  onChange,
}: Omit<PersonaFormProps, 'label'>): Record<keyof Persona['audience'], ReactElement | null> => {
  const { audience } = persona;
  const set = (change: Persona['audience']) =>
    onChange({ ...persona, audience: { ...audience, ...change } });
  const cities = palette.brands.find(({ brand }) => brand === persona.brand)?.cities ?? [];
  return {
    cohort: (
      <Pick
        label="Profile (logged-in members)"
        value={audience.cohort ?? 'none'}
        options={COHORTS.map((id) => ({ id, name: upper(COHORT_TEXT[id] ?? id) }))}
        onChange={(cohort) => onChange({ ...persona, audience: withCohort(audience, cohort) })}
      />
    ),
    membership: (
      <Pick
        label="Membership"
        value={audience.membership ?? 'visitor'}
        options={MEMBERSHIPS.map((id) => ({ id, name: upper(MEMBERSHIP_TEXT[id] ?? id) }))}
        onChange={(membership) =>
          onChange({ ...persona, audience: ofMembership(audience, membership) })
        }
      />
    ),
    experienceBand: (
      <Pick
        label="Experience"
        value={String(audience.experienceBand ?? 1)}
        options={EXPERIENCE_BANDS.map(({ id }) => ({
          id: String(id),
          name: upper(formatBand(id)),
        }))}
        onChange={(band) => set({ experienceBand: Number(band) })}
      />
    ),
    city: (
      <Pick
        label="City"
        value={audience.city ?? ANY}
        options={[
          { id: ANY, name: 'Not known' },
          ...cities.map((id) => ({ id, name: upper(id.replaceAll('-', ' ')) })),
        ]}
        onChange={(city) => set({ city: city === ANY ? null : city })}
      />
    ),
    category: null,
    device: null,
    crawler: null,
  };
};

/** Selects the persona of a preview: a new visitor, with changes. */
export const PersonaForm = (props: PersonaFormProps) => {
  const { persona, palette, onChange } = props;
  const { audience, arms = {} } = persona;
  return (
    <fieldset className="editor-persona" aria-label={props.label}>
      <Pick
        label="Site"
        value={persona.brand}
        options={palette.brands.map(({ brand, name }) => ({ id: brand, name }))}
        // A city can belong to one brand only.
        onChange={(brand) => onChange({ ...persona, brand, audience: { ...audience, city: null } })}
      />
      {Object.entries(fieldsOf(props)).map(([field, element]) => (
        <Fragment key={field}>{element}</Fragment>
      ))}
      <TimeField
        label="Date to preview (empty for now)"
        value={persona.at}
        onChange={(at) => onChange({ ...persona, at })}
      />
      {Object.entries(palette.experiments).map(([key, all]) => (
        <Pick
          key={key}
          label={`Experiment ${key}`}
          value={arms[key] ?? all[0] ?? ''}
          options={all.map((id) => ({ id, name: `Group ${id}` }))}
          onChange={(arm) => onChange({ ...persona, arms: { ...arms, [key]: arm } })}
        />
      ))}
    </fieldset>
  );
};
