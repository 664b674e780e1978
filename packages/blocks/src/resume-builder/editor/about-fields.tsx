import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { setBasic, setLocation, type Value } from '../model/edit-resume.ts';
import { basicFields, locationFields } from '../model/editor-fields.ts';
import * as styles from './editor.styles.ts';
import type { Editor } from './editor.ts';
import { EntryList } from './entry-list.tsx';
import { Field } from './field.tsx';

const basicOf = ({ basics }: JsonResume, name: string): Value => {
  const value: unknown = Reflect.get(basics ?? {}, name);
  return typeof value === 'string' ? value : undefined;
};
const locationOf = ({ basics }: JsonResume, name: string): Value => {
  const value: unknown = Reflect.get(basics?.location ?? {}, name);
  return typeof value === 'string' ? value : undefined;
};

/** The fields of name and contact. */
export const AboutFields = ({ editor }: { readonly editor: Editor }) => {
  const { resume, edit, faultAt, messages } = editor;
  return (
    <>
      <div className={styles.fields}>
        {basicFields(messages).map((field) => (
          <Field
            key={field.name}
            field={field}
            value={basicOf(resume, field.name)}
            fault={faultAt(['basics', field.name])}
            onChange={(value) => edit(setBasic(field.name, value))}
          />
        ))}
        {locationFields(messages).map((field) => (
          <Field
            key={field.name}
            field={field}
            value={locationOf(resume, field.name)}
            fault={faultAt(['basics', 'location', field.name])}
            onChange={(value) => edit(setLocation(field.name, value))}
          />
        ))}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{messages.links}</summary>
        <EntryList editor={editor} list="profiles" />
      </details>
    </>
  );
};
