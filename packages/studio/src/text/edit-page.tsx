import { AUDIENCES_FILE } from '@broadsheet/contract/named-audiences';
import { PICTURES_FILE } from '@broadsheet/contract/pictures';
import { REDIRECTS_FILE } from '@broadsheet/contract/redirects';
import type { Change } from '@broadsheet/contract/studio/change';
import { readChange } from '@broadsheet/contract/studio/change-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { lazy, useCallback, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { InHead } from '../app/head.tsx';
import { MissingPage } from '../app/missing-page.tsx';
import { PageHeading } from '../app/page-heading.tsx';
import { isClosed } from '../changes/is-closed.ts';
import { findDocument } from '../changes/versioned-document.ts';
import { COMMENTS_HASH } from '../comments/change-comments.tsx';
import { formKindOf } from '../content-forms/form-kind.ts';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { readDraft } from '../editor/model/draft.ts';
import { EXPERIMENTS_FILE } from '../experiments/experiments-file.ts';
import { isLayout } from '../format/is-layout.ts';
import { pictureHref } from '../pictures/picture-href.ts';
import { useSession } from '../session/session.tsx';
import { TextFile } from './text-file.tsx';

const LayoutEditor = lazy(async () => ({
  default: (await import('../editor/layout-editor.tsx')).LayoutEditor,
}));
const BannerEditor = lazy(async () => ({
  default: (await import('../banners/banner-editor.tsx')).BannerEditor,
}));

const ExperimentsEditor = lazy(async () => ({
  default: (await import('../experiments/experiments-editor.tsx')).ExperimentsEditor,
}));

const AudiencesEditor = lazy(async () => ({
  default: (await import('../audiences/audiences-editor.tsx')).AudiencesEditor,
}));

const RedirectsEditor = lazy(async () => ({
  default: (await import('../redirects/redirects-editor.tsx')).RedirectsEditor,
}));

const FormEditor = lazy(async () => ({
  default: (await import('../content-forms/content-form-editor.tsx')).ContentFormEditor,
}));

const ProseEditor = lazy(async () => ({
  default: (await import('../prose/prose-editor.tsx')).ProseEditor,
}));

const MessagesEditor = lazy(async () => ({
  default: (await import('../messages/messages-editor.tsx')).MessagesEditor,
}));

const MESSAGES = /^layouts\/messages\/.+\.json$/;
const BANNERS = /^layouts\/banners\/.+\.csv$/;

interface EditorProps {
  readonly change: Change;
  readonly file: string;
  readonly onChange: (change: Change) => void;
}

const Editor = (props: EditorProps) => {
  const { may } = useSession();
  if (!may('editor'))
    return <Empty>You can view drafts but not edit them. Ask an admin for the editor role.</Empty>;
  if (isLayout(props.file)) return <LayoutEditor {...props} />;
  if (BANNERS.test(props.file)) return <TextFile {...props} editor={BannerEditor} />;
  if (props.file === AUDIENCES_FILE) return <TextFile {...props} editor={AudiencesEditor} />;
  if (props.file === REDIRECTS_FILE) return <TextFile {...props} editor={RedirectsEditor} />;
  if (props.file === EXPERIMENTS_FILE) return <TextFile {...props} editor={ExperimentsEditor} />;
  if (formKindOf(props.file)) return <TextFile {...props} editor={FormEditor} />;
  if (props.file.endsWith('.md')) return <TextFile {...props} editor={ProseEditor} />;
  if (MESSAGES.test(props.file)) return <TextFile {...props} editor={MessagesEditor} />;
  return <TextFile {...props} />;
};

/** The editor, or where its draft leads once it can no longer be edited. */
const OpenedEditor = (props: EditorProps) => {
  const { change } = props;
  const [wasClosed] = useState(() => isClosed(change));
  const comments = { pathname: `/changes/${change.id}`, hash: COMMENTS_HASH };
  // Links of the inbox and of comments lead here: what can no longer be edited is shown with its comments.
  if (wasClosed) return <Navigate to={comments} replace />;
  return (
    <>
      {/* Whoever was typing when it closed must not lose it. */}
      {isClosed(change) && (
        <p className="trouble" role="alert">
          This draft was {change.state === 'published' ? 'published' : 'discarded'} while you had it
          open, so you can’t save here any more. Copy your edit into another draft.{' '}
          <Link to={comments}>Go to the draft</Link>
        </p>
      )}
      <Editor {...props} />
    </>
  );
};

/** A landing page is known by its title, all others by the name of their file. */
const titleOf = (change: Change | undefined, file: string): string => {
  const text = change && findDocument(change, file)?.text;
  const title = text && readDraft(file, text).draft?.seo?.title;
  return typeof title === 'string' && title !== '' ? `Page: ${title}` : formatFile(file);
};

/** One file of a change, in the editor for its kind. */
const EditPage = () => {
  const { change: id = '' } = useParams();
  const [search] = useSearchParams();
  const file = search.get('file');
  const change = useCall(readChange, { params: { change: id } });
  const { mutate } = change;
  const onChange = useCallback(
    (next: Change) => void mutate(next, { revalidate: false }),
    [mutate],
  );
  if (!file) return <MissingPage />;
  if (file === PICTURES_FILE) return <Navigate to={pictureHref(null, id)} replace />;
  const heading = (
    <PageHeading title={titleOf(change.data, file)}>
      <Link to={`/changes/${id}`}>{change.data ? change.data.title : 'Back to draft'}</Link>
    </PageHeading>
  );
  return (
    <>
      {isLayout(file) ? <InHead>{heading}</InHead> : heading}
      <Loaded of={change} rows={8}>
        {(data) => <OpenedEditor key={file} change={data} file={file} onChange={onChange} />}
      </Loaded>
    </>
  );
};
export default EditPage;
