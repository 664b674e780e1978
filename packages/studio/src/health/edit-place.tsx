import type { HealthPlace } from '@broadsheet/contract/studio/health-calls';
import { Button } from 'react-aria-components';
import { useSession } from '../session/session.tsx';

export type OnEdit = (place: HealthPlace) => void;

interface EditPlaceProps {
  readonly place: HealthPlace;
  readonly onEdit: OnEdit;
}

/** A place in words: "layouts/home.json, block hero". */
export const sayPlace = ({ file, block, line }: HealthPlace): string => {
  if (block !== null) return `${file}, block ${block}`;
  return line === null ? file : `${file}, line ${line}`;
};

/** Leads to a place in the editor, for who may edit; for others it is its name alone. */
export const EditPlace = ({ place, onEdit }: EditPlaceProps) => {
  const { may } = useSession();
  const words = sayPlace(place);
  return may('editor') ? (
    <Button className="button-bare" aria-label={`Edit ${words}`} onPress={() => onEdit(place)}>
      {words}
    </Button>
  ) : (
    <span>{words}</span>
  );
};
