import { SECTION_NAME_MAX } from '@broadsheet/contract/studio/section-calls';
import { TextInput } from '../../controls/text-input.tsx';

/** The name of a section in a form, as `name`. */
export const SectionNameInput = ({ name = '' }: { readonly name?: string }) => (
  <TextInput
    label="Section name"
    name="name"
    defaultValue={name}
    maxLength={SECTION_NAME_MAX}
    validate={(value) => (value.trim() === '' ? 'Enter a name, for example Diwali offers.' : null)}
    isRequired
    autoFocus
  />
);
