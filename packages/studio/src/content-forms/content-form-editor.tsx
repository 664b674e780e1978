import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { parseJson, plainValue } from '@broadsheet/layout-engine/json-source';
import '../editor/styles/editor.css';
import './content-forms.css';
import { useMemo } from 'react';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { choicesOf } from '../editor/choices.ts';
import { isJsonObject } from '../editor/model/json.ts';
import { writeJson } from '../editor/model/write-json.ts';
import { FormOrText } from '../text/form-or-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { BLOG_FORM } from './blog-form.ts';
import { BRAND_FORM } from './brand-form.ts';
import { COMPETITION_FORM } from './competition-form.ts';
import type { Content, ContentForm } from './content-form.ts';
import { type FormKind, formKindOf } from './form-kind.ts';
import { SectionFields } from './section-fields.tsx';
import { SEO_FORM } from './seo-form.ts';
import { SURVEY_FORM } from './survey-form.ts';

const FORMS: Readonly<Record<FormKind, ContentForm>> = {
  blog: BLOG_FORM,
  brand: BRAND_FORM,
  competitions: COMPETITION_FORM,
  seo: SEO_FORM,
  surveys: SURVEY_FORM,
};

interface FormProps extends EditorProps {
  readonly form: ContentForm;
  readonly text: string;
  readonly type: (text: string) => void;
}

const readContent = (file: string, text: string) => {
  const { source, findings } = parseJson(file, text);
  const value = source && findings.length === 0 ? plainValue(source.root) : null;
  return { value: isJsonObject(value) ? value : null, findings };
};

/** The names in URLs of a list in the file; null if it has no such list. */
const namesIn = (list: unknown, key: string): readonly string[] | null =>
  Array.isArray(list)
    ? list.flatMap((each) => {
        const name = isJsonObject(each) ? each[key] : undefined;
        return typeof name === 'string' ? [name] : [];
      })
    : null;

/** Cities and categories by the file itself, if it has them: a new one can be named at once. */
const choicesFor = (palette: Palette, value: Content) => {
  const choices = choicesOf(palette, []);
  return {
    ...choices,
    cities: namesIn(value.cities, 'slug') ?? choices.cities,
    categories: namesIn(value.categories, 'tag') ?? choices.categories,
  };
};

const Sections = ({ form, text, type, value }: FormProps & { readonly value: Content }) => {
  const palette = useCall(readPalette);
  const write = (next: Content) => type(writeJson(text, form.derive?.(next, value) ?? next));
  return (
    <Loaded of={palette} rows={6}>
      {(known) => {
        const choices = choicesFor(known, value);
        return (
          <div className="content-form">
            {form.sections.map((section) => (
              <SectionFields
                key={section.title}
                {...{ form, section, value, choices }}
                onValue={write}
              />
            ))}
          </div>
        );
      }}
    </Loaded>
  );
};

const EditedContent = (props: FormProps) => {
  const { form, file, text } = props;
  const { value, findings } = useMemo(() => readContent(file, text), [file, text]);
  return (
    <FormOrText
      {...props}
      hasText={form.hasText}
      form={value && <Sections {...props} value={value} />}
      findings={findings}
      subject={form.subject}
    />
  );
};

/** Edits a content file as a form. */
export const ContentFormEditor = (props: EditorProps) => {
  const form = FORMS[formKindOf(props.file) ?? 'brand'];
  return (
    <SavedEditor {...props}>
      {({ text, type }) => (
        <EditedContent
          {...props}
          form={form}
          text={text.trim() === '' && form.empty !== undefined ? form.empty : text}
          type={type}
        />
      )}
    </SavedEditor>
  );
};
