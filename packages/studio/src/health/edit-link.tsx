import type { HealthLocation } from '@broadsheet/contract/studio/health-calls';
import { Button } from 'react-aria-components';
import { formatFile } from '../format/format-file.ts';
import { useSession } from '../session/session.tsx';

export type OnEdit = (location: HealthLocation) => void;

interface EditLinkProps {
  readonly location: HealthLocation;
  readonly onEdit: OnEdit;
}

/** A place in words: "Page: Home, block hero". */
export const formatLocation = ({ file, block, line }: HealthLocation): string => {
  if (block !== null) return `${formatFile(file)}, block ${block}`;
  return line === null ? formatFile(file) : `${formatFile(file)}, line ${line}`;
};

/** Leads to a place in the editor, for who may edit; for others it is its name alone. */
export const EditLink = ({ location, onEdit }: EditLinkProps) => {
  const { may } = useSession();
  const text = formatLocation(location);
  return may('editor') ? (
    <Button className="button-bare" aria-label={`Edit ${text}`} onPress={() => onEdit(location)}>
      {text}
    </Button>
  ) : (
    <span>{text}</span>
  );
};
