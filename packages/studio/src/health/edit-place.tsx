import type { HealthLocation } from '@broadsheet/contract/studio/health-calls';
import { Button } from 'react-aria-components';
import { formatFile } from '../format/format-file.ts';
import { useSession } from '../session/session.tsx';

export type OnEdit = (place: HealthLocation) => void;

interface EditPlaceProps {
  readonly place: HealthLocation;
  readonly onEdit: OnEdit;
}

/** A place in words: "Page: Home, block hero". */
export const sayPlace = ({ file, block, line }: HealthLocation): string => {
  if (block !== null) return `${formatFile(file)}, block ${block}`;
  return line === null ? formatFile(file) : `${formatFile(file)}, line ${line}`;
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
