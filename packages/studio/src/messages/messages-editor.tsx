import '../editor/styles/editor.css';
import '../content-forms/content-forms.css';
import type { Brand } from '@broadsheet/contract/brand';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { editHref } from '../changes/edit-href.ts';
import { Loaded } from '../controls/loaded.tsx';
import { writeJson } from '../editor/model/write-json.ts';
import { FormOrText } from '../text/form-or-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { messageFileOf, parseMessageFile } from './message-file.ts';
import { MessagesForm } from './messages-form.tsx';
import { readTexts, type Texts, textOrNew } from './read-texts.ts';
import { SiteChoice } from './site-choice.tsx';
import { SiteMessagesForm } from './site-messages-form.tsx';
import { useOwnTexts, useTexts } from './use-texts.ts';

interface EditedProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
}

interface FormProps extends EditedProps {
  readonly area: string;
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
}

const SharedForm = ({ change, area, texts, onTexts }: FormProps) => {
  const [before] = useState(texts);
  const own = useOwnTexts(change, area);
  return (
    <Loaded of={own} rows={6}>
      {(ownTexts) => <MessagesForm {...{ texts, before, ownTexts, onTexts }} />}
    </Loaded>
  );
};

const SiteForm = (props: FormProps & { readonly site: Brand }) => {
  const { change, area, site, texts, onTexts } = props;
  const shared = useTexts(change, { area, site: null });
  return (
    <Loaded of={shared} rows={6}>
      {(ofBoth) =>
        ofBoth.texts ? (
          <SiteMessagesForm site={site} shared={ofBoth.texts} own={texts} onOwn={onTexts} />
        ) : (
          <p className="failure">
            The texts of both sites cannot be read.{' '}
            <Link to={editHref(change.id, messageFileOf({ area, site: null }))}>Mend them</Link>{' '}
            first.
          </p>
        )
      }
    </Loaded>
  );
};

const Edited = (props: EditedProps) => {
  const { file, text, type } = props;
  const { area, site } = parseMessageFile(file);
  const { texts, findings } = useMemo(() => readTexts(file, text), [file, text]);
  const form = texts && {
    ...props,
    area,
    texts,
    onTexts: (next: Texts) => type(writeJson(textOrNew(text), next)),
  };
  return (
    <FormOrText
      {...props}
      form={form && (site ? <SiteForm {...form} site={site} /> : <SharedForm {...form} />)}
      findings={findings}
      subject="The texts"
    />
  );
};

/** Edits the texts of one part of the interface: those of both sites, or those of one. */
export const MessagesEditor = (props: EditorProps) => (
  <>
    <SiteChoice change={props.change.id} file={props.file} />
    <SavedEditor {...props}>
      {({ text, type }) => <Edited {...props} text={text} type={type} />}
    </SavedEditor>
  </>
);
