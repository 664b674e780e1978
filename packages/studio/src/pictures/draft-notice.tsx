import { PICTURES_FILE } from '@broadsheet/contract/pictures';
import { readChange } from '@broadsheet/contract/studio/change-calls';
import { Link } from 'react-router-dom';
import { useCall } from '../data/use-call.ts';

/** Says that a draft's descriptions are shown, and leads on to its review. */
export const DraftNotice = ({ change }: { readonly change: string | undefined }) => {
  const { data } = useCall(readChange, change ? { params: { change } } : null);
  if (!change || !data) return null;
  const isMoved = data.documents.some(({ file, moved }) => file === PICTURES_FILE && moved);
  return (
    <p className="picture-draft">
      Names and texts are those of the draft “{data.title}”.{' '}
      <Link to={`/changes/${change}`}>Review and publish…</Link>
      {isMoved &&
        ' Another draft was published since, with other descriptions. Save one of this draft once more: it then has those, too.'}
    </p>
  );
};
