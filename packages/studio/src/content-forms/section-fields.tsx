import { valueAt } from '../editor/model/value-at.ts';
import type { Choices } from '../editor/settings/field-frame.tsx';
import type { Field } from '../editor/settings/field-kind.ts';
import { SettingInput } from '../editor/settings/setting-input.tsx';
import { formatName } from '../format/format-name.ts';
import {
  type Content,
  type ContentForm,
  type FormSection,
  isRequiredAt,
  type Path,
  schemaAt,
  withValueAt,
} from './content-form.ts';

interface SectionProps {
  readonly form: ContentForm;
  readonly section: FormSection;
  readonly value: Content;
  readonly choices: Choices;
  readonly onValue: (value: Content) => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The field at a path; null if the schema has none. */
export const fieldAt = ({ schema }: ContentForm, path: Path): Field | null => {
  const found = schemaAt(schema, path);
  const name = path.at(-1);
  if (!found || name === undefined) return null;
  return {
    name,
    label: textOf(found.title) || formatName(name),
    help: textOf(found.description),
    required: isRequiredAt(schema, path),
    schema: found,
  };
};

const Fields = ({ form, section, value, choices, onValue }: SectionProps) => {
  const { preview } = section;
  const Preview = preview?.show;
  return (
    <div className="content-section-body" data-preview={Preview ? true : undefined}>
      <div className="form">
        {section.help && <p className="soft">{section.help}</p>}
        {section.fields.map((path) => {
          const field = fieldAt(form, path);
          return (
            field && (
              <SettingInput
                key={path.join('.')}
                field={field}
                value={valueAt(value, path)}
                choices={choices}
                onChange={(next) => onValue(withValueAt(value, path, next))}
              />
            )
          );
        })}
      </div>
      {preview && Preview && <Preview value={value} of={preview.of} />}
    </div>
  );
};

/** One section of a form, with its preview beside it. */
export const SectionFields = (props: SectionProps) => {
  const { title, isFolded } = props.section;
  return isFolded ? (
    <details className="content-section">
      <summary>
        <h2>{title}</h2>
      </summary>
      <Fields {...props} />
    </details>
  ) : (
    <section className="content-section" aria-label={title}>
      <h2>{title}</h2>
      <Fields {...props} />
    </section>
  );
};
