import type { When } from '@broadsheet/contract/layout';
import { AUDIENCE_PARTS_MAX, type NamedAudience } from '@broadsheet/contract/named-audiences';
import type { AudienceWhen } from '@broadsheet/contract/when';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { TextInput } from '../controls/text-input.tsx';
import { useRowIds } from '../data/use-row-ids.ts';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { WhenForm } from '../editor/audience/when-form.tsx';

interface AudienceFormProps {
  readonly audience: NamedAudience;
  readonly palette: Palette;
  readonly onChange: (audience: NamedAudience) => void;
}

const NO_AUDIENCES = [] as const;

/** The conditions of people in a `when`: an audience has no others. */
const peopleOf = ({ experiment: _, audience: __, from: ___, until: ____, ...people }: When) =>
  people as AudienceWhen;

/** A name that is empty while it is typed stays in the field alone. */
const NameInput = ({
  name,
  onChange,
}: {
  readonly name: string;
  readonly onChange: (name: string) => void;
}) => {
  const [cleared, setCleared] = useState<string | null>(null);
  const isEmpty = cleared !== null;
  return (
    <TextInput
      label="Name"
      description={isEmpty ? 'An audience needs a name.' : ''}
      isInvalid={isEmpty}
      value={cleared ?? name}
      maxLength={60}
      onChange={(next) => {
        const isNamed = next.trim() !== '';
        setCleared(isNamed ? null : next);
        if (isNamed) onChange(next);
      }}
    />
  );
};

const isEveryone = (people: AudienceWhen): boolean => Object.keys(people).length === 0;

/** Edits the name of an audience and the groups of people in it. */
export const AudienceForm = ({ audience, palette, onChange }: AudienceFormProps) => {
  const { name, any } = audience;
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const groups = useRowIds(any.length);
  const replace = (at: number, part: AudienceWhen) => {
    setRefusedAt(isEveryone(part) ? at : null);
    if (isEveryone(part)) return;
    onChange({ ...audience, any: any.map((each, index) => (index === at ? part : each)) });
  };
  const remove = (at: number) => {
    setRefusedAt(null);
    groups.remove(at);
    onChange({ ...audience, any: any.toSpliced(at, 1) });
  };
  return (
    <div className="form">
      <NameInput name={name} onChange={(next) => onChange({ ...audience, name: next })} />
      {any.map((part, at) => (
        <fieldset key={groups.idAt(at)} className="editor-group">
          <legend>{at === 0 ? 'People' : 'And people'}</legend>
          <WhenForm
            when={part}
            palette={{ ...palette, experiments: {} }}
            audiences={NO_AUDIENCES}
            owner="audience"
            onChange={(next) => replace(at, peopleOf(next))}
          />
          {refusedAt === at && (
            <p role="alert" className="field-error">
              A group without a choice would be everyone. Choose something else first.
            </p>
          )}
          {any.length > 1 && (
            <Button className="button-quiet" onPress={() => remove(at)}>
              Remove this group
            </Button>
          )}
        </fieldset>
      ))}
      <div className="buttons">
        <Button
          className="button-quiet"
          isDisabled={any.length >= AUDIENCE_PARTS_MAX}
          onPress={() => onChange({ ...audience, any: [...any, { membership: ['visitor'] }] })}
        >
          Add a group of people
        </Button>
      </div>
    </div>
  );
};
