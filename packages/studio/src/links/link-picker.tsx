import { useState } from 'react';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import type { LinkChoice } from './link-choices.ts';
import { useLinkChoices } from './use-link-choices.ts';
import { useLinkVerdict } from './use-link-verdict.ts';

interface LinkPickerProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly error?: string | null;
  readonly onChange: (href: string) => void;
}

/** The choices of the field around it. */
const ChoiceList = () => (
  <Popover className="editor-popover link-popover">
    <ListBox<LinkChoice>
      className="editor-menu"
      renderEmptyState={() => (
        <p className="soft link-none">Nothing has this name. A link can also be typed here.</p>
      )}
    >
      {({ href, label, about }) => (
        <ListBoxItem id={href} className="editor-menu-item link-choice" textValue={href}>
          <span>{label}</span>
          <span className="soft">
            {about} · {href}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);

/**
 * A field for a link: a page, category, skill, city, company, job or course by its name, or a typed or pasted address.
 * It says where a link leads nowhere, as soon as the field is left.
 */
export const LinkPicker = ({
  label,
  help = '',
  value,
  error = null,
  onChange,
}: LinkPickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const choices = useLinkChoices(isOpen ? value : '', isOpen);
  const { check, verdictOf } = useLinkVerdict();
  const verdict = verdictOf(value);
  return (
    <ComboBox
      className="field link-picker"
      allowsCustomValue
      menuTrigger="input"
      // An address that no page of the list has needs no list.
      allowsEmptyCollection={!value.includes('/')}
      items={choices.map((choice) => ({ ...choice, id: choice.href }))}
      inputValue={value}
      onInputChange={onChange}
      onSelectionChange={(key) => {
        if (key === null) return;
        onChange(String(key));
        check(String(key));
      }}
      onOpenChange={setOpen}
      onBlur={() => {
        if (error === null) check(value.trim());
      }}
      isInvalid={error !== null}
    >
      <Label>{label}</Label>
      <div className="link-picker-input">
        <Input autoComplete="off" spellCheck={false} placeholder="Search a page, or enter a link" />
        <Button className="link-picker-open" aria-label={`Choose: ${label}`}>
          <span aria-hidden="true">▾</span>
        </Button>
      </div>
      <Text slot="description" className={verdict ? 'trouble' : 'soft'}>
        <span role="status">{verdict ?? help}</span>
      </Text>
      <FieldError className="field-error">{error}</FieldError>
      <ChoiceList />
    </ComboBox>
  );
};
