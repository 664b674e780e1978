import type { When } from '@broadsheet/contract/layout';
import type { StudioAudience } from '@broadsheet/contract/studio/audience-calls';
import { useMemo } from 'react';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Disclosure,
  DisclosurePanel,
  Label,
} from 'react-aria-components';
import { describeLeftOut, describeWhen } from '../model/describe-when.ts';
import { TimeField } from '../parts/time-field.tsx';
import {
  type AudienceField,
  audienceFields,
  audiencesByKey,
  clean,
  type NamedFields,
  type Palette,
} from './audience-fields.ts';

const Group = ({
  field,
  named,
  startsOpen = false,
  onChange,
}: {
  readonly field: AudienceField;
  readonly named: NamedFields;
  readonly startsOpen?: boolean;
  readonly onChange: (named: NamedFields) => void;
}) => {
  const chosen = field.chosen(named);
  const strange = chosen.filter((value) => field.choices.every((each) => each.value !== value));
  const choices = [...field.choices, ...strange.map((value) => ({ value, label: value }))];
  return (
    <Disclosure className="editor-disclosure" defaultExpanded={startsOpen || chosen.length > 0}>
      <Button slot="trigger" className="button-bare">
        {field.label} {chosen.length > 0 ? `(${chosen.length})` : ''}
      </Button>
      <DisclosurePanel>
        <CheckboxGroup
          className="editor-checks"
          value={[...chosen]}
          onChange={(values) => onChange(field.choose(named, values))}
        >
          <Label className="editor-unseen">{field.label}</Label>
          {choices.map(({ value, label }) => (
            <Checkbox key={value} value={value} className="editor-check">
              <span className="editor-box" />
              {label}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </DisclosurePanel>
    </Disclosure>
  );
};

interface TimesProps {
  readonly when: When;
  readonly onChange: (when: When) => void;
}

/** When the condition applies. */
const Times = ({ when, onChange }: TimesProps) => {
  const { from, until } = when;
  const isReversed =
    from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until);
  return (
    <>
      <TimeField label="From" value={from} onChange={(next) => onChange({ ...when, from: next })} />
      <TimeField
        label="Until"
        value={until}
        onChange={(next) => onChange({ ...when, until: next })}
      />
      {isReversed && <p className="field-error">End date must be after the start date.</p>}
    </>
  );
};

/** Selects an audience. An empty form means everybody. */
export const WhenForm = ({
  when,
  palette,
  audiences,
  owner = 'page',
  onChange,
}: {
  readonly when: When;
  readonly palette: Palette;
  readonly audiences: readonly StudioAudience[];
  /** An audience is of people alone, at all times. */
  readonly owner?: 'page' | 'audience';
  readonly onChange: (when: When) => void;
}) => {
  const fields = audienceFields(palette, audiences);
  const byKey = useMemo(() => audiencesByKey(audiences), [audiences]);
  const { not = {}, from, until, ...named } = when;
  const write = (next: When) => onChange(clean(next));
  const leftOut = describeLeftOut(when, owner);
  return (
    <div className="editor-when">
      <p role="status">{describeWhen(when, byKey)}</p>
      {leftOut && <p>{leftOut}</p>}
      {fields.map((field) => (
        <Group
          key={field.name}
          field={field}
          named={named}
          startsOpen={field.name === 'audience'}
          onChange={(next) => write({ ...next, not, from, until })}
        />
      ))}
      {owner === 'page' && <Times when={when} onChange={write} />}
      <Disclosure className="editor-disclosure" defaultExpanded={Object.keys(not).length > 0}>
        <Button slot="trigger" className="button-bare">
          Except for
        </Button>
        <DisclosurePanel>
          {fields.map((field) => (
            <Group
              key={field.name}
              field={field}
              named={not}
              onChange={(next) => write({ ...when, not: next })}
            />
          ))}
        </DisclosurePanel>
      </Disclosure>
    </div>
  );
};
