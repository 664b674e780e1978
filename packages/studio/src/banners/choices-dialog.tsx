import { useState } from 'react';
import { Button, Checkbox, CheckboxGroup, Input, Label, SearchField } from 'react-aria-components';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { valuesOfCell } from './columns.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoicesDialogProps {
  readonly title: string;
  readonly everybody: string;
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

/** Shorter lists are seen at a glance. */
const SEARCHED_FROM = 12;

/**
 * Selects the audience of a banner with checkboxes. Unknown values of the cell stay until they are removed, and what is
 * selected stays in sight during a search.
 */
export const ChoicesDialog = (props: ChoicesDialogProps) => {
  const { title, everybody, text, choices, onDone, onCancel } = props;
  const [chosen, setChosen] = useState<readonly string[]>(valuesOfCell(text));
  const [sought, setSought] = useState('');
  const unknown = valuesOfCell(text)
    .filter((typed) => !choices.some(({ value }) => value === typed))
    .map((typed) => ({ value: typed, label: `${typed} (not in the list)` }));
  const all = [...unknown, ...choices];
  const found = all.filter(
    ({ value, label }) =>
      chosen.includes(value) || label.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  return (
    <DialogFrame title={title} onClose={onCancel}>
      {all.length > SEARCHED_FROM && (
        <SearchField className="field" value={sought} onChange={setSought} autoFocus>
          <Label>Search</Label>
          <Input />
        </SearchField>
      )}
      <CheckboxGroup className="ticks" value={[...chosen]} onChange={setChosen}>
        <Label>{everybody}</Label>
        {found.map(({ value, label }) => (
          <Checkbox key={value} value={value} className="tick">
            {label}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <div className="buttons">
        <Button className="button" onPress={() => onDone(chosen.join('|'))}>
          Apply
        </Button>
        <Button className="button-quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
};
