import { listChanges } from '@broadsheet/contract/studio/change-calls';
import type { ContentUse } from '@broadsheet/contract/studio/content-use';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { editHref, type FileLocation } from '../changes/edit-href.ts';
import { Empty } from '../controls/empty.tsx';
import { useCall } from '../data/use-call.ts';
import { EditDialog } from '../pages/edit-dialog.tsx';
import { useSession } from '../session/session.tsx';
import { describeExtent, nameOfUse } from './picture-text.ts';

const locationOf = ({ file, block, line }: ContentUse): FileLocation =>
  file.endsWith('.csv') ? { block: null, line } : { block, line: block === null ? line : null };

/** One line can show a picture twice. */
const keyOf = ({ file, line }: ContentUse, index: number): string => `${file} ${line} ${index}`;

const UseText = ({ use }: { readonly use: ContentUse }) => (
  <>
    {nameOfUse(use)}
    {use.alt && <span className="soft"> “{use.alt}”</span>}
  </>
);

const LiveUses = ({ uses }: { readonly uses: readonly ContentUse[] }) => {
  const { may } = useSession();
  const changes = useCall(listChanges, { query: {} });
  const [editing, setEditing] = useState<ContentUse | null>(null);
  return (
    <ul className="picture-uses">
      {uses.map((use, index) => (
        <li key={keyOf(use, index)}>
          <UseText use={use} />{' '}
          {may('editor') && (
            <Button
              className="button-bare"
              aria-label={`Edit ${nameOfUse(use)}`}
              onPress={() => setEditing(use)}
            >
              Edit…
            </Button>
          )}
        </li>
      ))}
      {editing && (
        <EditDialog
          file={editing.file}
          at={locationOf(editing)}
          changes={changes.data?.items ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </ul>
  );
};

interface PictureUsesProps {
  readonly picture: Pick<StudioPicture, 'uses' | 'drafts'>;
  /** The text for no uses. */
  readonly empty?: string;
}

/** Where a picture or a video is shown, live and in drafts, each with the way to its editor. */
export const PictureUses = ({
  picture: { uses, drafts },
  empty = 'Nothing uses this picture. Choose it at a block or banner, from the library.',
}: PictureUsesProps) => (
  <section aria-labelledby="uses">
    <h2 id="uses">Where it is used</h2>
    {uses.length === 0 && drafts.length === 0 && <Empty>{empty}</Empty>}
    {uses.length > 0 && (
      <>
        <p>{describeExtent(uses)}</p>
        <LiveUses uses={uses} />
      </>
    )}
    {drafts.map((draft) => (
      <div key={draft.id}>
        <h3>
          In the draft <Link to={`/changes/${draft.id}`}>{draft.title}</Link>
        </h3>
        <ul className="picture-uses">
          {draft.uses.map((use, index) => (
            <li key={keyOf(use, index)}>
              <Link to={editHref(draft.id, use.file, locationOf(use))}>
                <UseText use={use} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);
