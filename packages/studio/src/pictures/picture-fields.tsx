import { altFault, PICTURE_ALT_MAX, PICTURE_NAME_MAX } from '@broadsheet/contract/pictures';
import { TextInput } from '../controls/text-input.tsx';

const FAULTS = {
  empty: 'Say what the picture shows.',
  'file name': 'Say what the picture shows. The name of a file does not.',
} as const;

interface PictureFieldsProps {
  readonly name?: string | undefined;
  readonly alt?: string | undefined;
}

/** The name and alternative text of a picture, as fields of a form: `name` and `alt`. */
export const PictureFields = ({ name = '', alt = '' }: PictureFieldsProps) => (
  <>
    <TextInput
      label="Name"
      name="name"
      description="For your team, such as “Diwali team photo”."
      defaultValue={name}
      maxLength={PICTURE_NAME_MAX}
      isRequired
    />
    <TextInput
      label="What it shows"
      name="alt"
      description="A sentence for people who cannot see it. Blocks that use the picture start with it."
      defaultValue={alt}
      maxLength={PICTURE_ALT_MAX}
      isRequired
      validate={(text) => {
        const fault = altFault(text);
        return fault === null ? null : FAULTS[fault];
      }}
    />
  </>
);

const textOf = (data: FormData, field: string): string => String(data.get(field) ?? '').trim();

/** The name and alternative text in a form. */
export const readPictureFields = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return { name: textOf(data, 'name'), alt: textOf(data, 'alt') };
};
