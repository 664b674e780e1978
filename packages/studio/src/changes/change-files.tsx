import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import { dropDocument } from '@broadsheet/contract/studio/change-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { Empty } from '../controls/empty.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { useFold } from '../controls/use-fold.tsx';
import { useAct } from '../data/use-act.ts';
import { formatInstant } from '../format/format-instant.ts';
import { ComparedWithLive } from './compared-with-live.tsx';
import { editHref } from './edit-href.ts';

interface ChangeFilesProps {
  readonly change: Change;
  readonly mayEdit: boolean;
  readonly onChange: (change: Change) => void;
}

interface FileItemProps extends ChangeFilesProps {
  readonly document: ChangeDocument;
}

const FileItem = ({ change, document, mayEdit, onChange }: FileItemProps) => {
  const { file, editedBy, editedAt, moved } = document;
  const name = formatFile(file);
  const [isComparing, setComparing] = useState(false);
  const { act, isBusy, fault } = useAct();
  const drop = () =>
    act(async () => {
      const params = { change: change.id };
      const query = { file, version: change.version };
      onChange(await callStudio(dropDocument, { params, query }));
    });
  return (
    <li>
      <h3>{mayEdit ? <Link to={editHref(change.id, file)}>{name}</Link> : name}</h3>
      <p className="soft">
        Edited by {editedBy.name}, {formatInstant(editedAt)}
        {document.text === null && '. Brings back the original content.'}
      </p>
      {moved && (
        <p className="trouble">
          The live content has changed since this edit started. Compare both, copy what you need,
          and save again.
        </p>
      )}
      <div className="buttons">
        <Button
          className="button-bare"
          aria-label={`Compare ${name} with live`}
          onPress={() => setComparing(true)}
        >
          Compare with live
        </Button>
        {mayEdit && (
          <Button
            className="button-bare"
            aria-label={`Remove ${name} from this draft`}
            data-busy={isBusy || undefined}
            onPress={() => void drop()}
          >
            Remove from draft
          </Button>
        )}
      </div>
      <FaultLine fault={fault} />
      {isComparing && (
        <DialogFrame title={name} isWide onClose={() => setComparing(false)}>
          <ComparedWithLive document={document} change={change.id} />
          <Button className="button-quiet" onPress={() => setComparing(false)}>
            Close
          </Button>
        </DialogFrame>
      )}
    </li>
  );
};

const movedFirst = (documents: readonly ChangeDocument[]): readonly ChangeDocument[] =>
  [...documents].sort((left, right) => Number(right.moved) - Number(left.moved));

/** The files of a change, with the last editor and time. Files that need a review come first. */
export const ChangeFiles = (props: ChangeFilesProps) => {
  const { shown, button } = useFold(movedFirst(props.change.documents));
  return (
    <section aria-labelledby="files">
      <h2 id="files">Content in this draft</h2>
      {shown.length === 0 ? (
        <Empty>
          This draft is empty. Choose <Link to="/pages">a page</Link> to edit.
        </Empty>
      ) : (
        <ul className="entries">
          {shown.map((document) => (
            <FileItem key={document.file} document={document} {...props} />
          ))}
        </ul>
      )}
      {button}
    </section>
  );
};
