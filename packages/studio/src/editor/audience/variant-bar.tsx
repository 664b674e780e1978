import type { StudioAudience } from '@broadsheet/contract/studio/audience-calls';
import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import type { Editing } from '../editing.ts';
import { describeWhen } from '../model/describe-when.ts';
import { conditionOf, variantsOf } from '../model/draft.ts';
import {
  addVariant,
  removeVariant,
  renameVariant,
  setVariantWhen,
  shiftVariant,
} from '../model/edit-variants.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { Pick } from '../parts/pick.tsx';
import type { Palette } from './audience-fields.ts';
import { WhenForm } from './when-form.tsx';

const PAGE = 'page';

interface NewVariantProps {
  readonly editing: Editing;
  readonly onAdd: (at: number) => void;
}

const NewVariant = ({ editing, onAdd }: NewVariantProps) => {
  const [name, setName] = useState('');
  const { draft } = editing;
  const add = () => {
    const at = variantsOf(draft).length;
    if (!editing.attempt(addVariant(draft, name.trim(), {}))) return;
    onAdd(at);
    setName('');
  };
  return (
    <form
      className="editor-inline"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField className="field" value={name} onChange={setName} maxLength={60}>
        <Label>New variant (for some visitors)</Label>
        <Input placeholder="Diwali freshers" />
      </TextField>
      <Button type="submit" className="button-quiet">
        Add variant
      </Button>
    </form>
  );
};

const VariantButtons = ({ at, editing }: { readonly at: number; readonly editing: Editing }) => {
  const { draft, attempt } = editing;
  const shift = (by: 1 | -1) => {
    if (attempt(shiftVariant(draft, at, by))) editing.choose(at + by);
  };
  return (
    <div className="editor-buttons">
      <Button className="button-quiet" onPress={() => shift(-1)}>
        Lower priority
      </Button>
      <Button className="button-quiet" onPress={() => shift(1)}>
        Higher priority
      </Button>
      <Button
        className="button-quiet"
        onPress={() => {
          if (attempt(removeVariant(draft, at))) editing.choose(null);
        }}
      >
        Remove variant
      </Button>
    </div>
  );
};

const VariantForm = ({
  at,
  isNew,
  editing,
  palette,
  audiences,
}: {
  readonly at: number;
  readonly isNew: boolean;
  readonly editing: Editing;
  readonly palette: Palette;
  readonly audiences: readonly StudioAudience[];
}) => {
  const { draft, attempt } = editing;
  const variant = variantsOf(draft)[at];
  const when = conditionOf(variant?.when);
  if (!variant) return null;
  return (
    <Disclosure
      summary={when ? `For: ${describeWhen(when, editing.audiences)}` : 'For: a custom audience'}
      startsOpen={isNew}
    >
      <TextField
        className="field"
        value={variant.name}
        onChange={(name) => attempt(renameVariant(draft, at, name), `name ${at}`)}
        maxLength={60}
      >
        <Label>Name</Label>
        <Input />
      </TextField>
      {when && (
        <WhenForm
          when={when}
          palette={palette}
          audiences={audiences}
          onChange={(next) => attempt(setVariantWhen(draft, at, next))}
        />
      )}
      <VariantButtons at={at} editing={editing} />
    </Disclosure>
  );
};

/** Selects what is edited: the default page or one of its variants. */
export const VariantBar = ({
  editing,
  palette,
  audiences,
}: {
  readonly editing: Editing;
  readonly palette: Palette;
  readonly audiences: readonly StudioAudience[];
}) => {
  const { draft, scope } = editing;
  const [added, setAdded] = useState<number | null>(null);
  const options = [
    { id: PAGE, name: 'Default page' },
    ...variantsOf(draft).map(({ name }, at) => ({ id: String(at), name: `${at + 1}. ${name}` })),
  ];
  return (
    <section className="editor-variants" aria-label="Variants">
      <Pick
        label="Edit"
        value={scope === null ? PAGE : String(scope)}
        options={options}
        onChange={(id) => editing.choose(id === PAGE ? null : Number(id))}
      />
      {scope !== null && (
        <VariantForm
          key={scope}
          at={scope}
          isNew={scope === added}
          editing={editing}
          palette={palette}
          audiences={audiences}
        />
      )}
      <NewVariant
        editing={editing}
        onAdd={(at) => {
          setAdded(at);
          editing.choose(at);
        }}
      />
    </section>
  );
};
