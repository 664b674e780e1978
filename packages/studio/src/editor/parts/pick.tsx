import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';

interface PickProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly id: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
}

/** A select with a few values. */
export const Pick = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: PickProps<Value>) => (
  <Select
    className="field"
    selectedKey={value}
    onSelectionChange={(key) => {
      const chosen = options.find(({ id }) => id === key);
      if (chosen) onChange(chosen.id);
    }}
  >
    <Label>{label}</Label>
    <Button className="editor-select">
      <SelectValue />
      <span aria-hidden="true">▾</span>
    </Button>
    <Popover className="editor-popover">
      <ListBox className="editor-menu" items={options}>
        {({ id, name }) => (
          <ListBoxItem id={id} className="editor-menu-item" textValue={name}>
            {name}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </Select>
);
