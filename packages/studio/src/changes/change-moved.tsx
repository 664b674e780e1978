import type { Change } from '@broadsheet/contract/studio/change';
import { readChange } from '@broadsheet/contract/studio/change-calls';
import { Button } from 'react-aria-components';
import useSWR from 'swr';
import { callStudio } from '../api/call-studio.ts';
import { formatInstant } from '../format/format-instant.ts';
import { whatMoved } from './what-moved.ts';

interface ChangeMovedProps {
  /** The change before the user's action. */
  readonly change: Change;
  readonly onShow: (newest: Change) => void;
}

/** Shows who changed it first, when and how, with a button to load it. */
export const ChangeMoved = ({ change, onShow }: ChangeMovedProps) => {
  const { id, version } = change;
  const { data: newest } = useSWR(['moved', id, version], () =>
    callStudio(readChange, { params: { change: id } }),
  );
  return (
    <div role="alert" className="failure">
      <p>Someone changed this draft after you opened it, so your action was not applied.</p>
      <ul>
        {newest &&
          whatMoved(change, newest).map(({ text, at }) => (
            <li key={text}>
              {text} <span className="soft">{formatInstant(at)}</span>
            </li>
          ))}
      </ul>
      {newest && (
        <Button className="button-quiet" onPress={() => onShow(newest)}>
          Show latest
        </Button>
      )}
    </div>
  );
};
