import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { HealthLocation } from '@broadsheet/contract/studio/health-calls';
import { Button } from 'react-aria-components';
import { useSession } from '../session/session.tsx';

export type OnEdit = (location: HealthLocation) => void;

interface EditLinkProps {
  readonly location: HealthLocation;
  readonly onEdit: OnEdit;
}

/** Formats a location: "Page: Home, block hero". */
export const formatLocation = ({ file, block, line }: HealthLocation): string => {
  if (block !== null) return `${formatFile(file)}, block ${block}`;
  return line === null ? formatFile(file) : `${formatFile(file)}, line ${line}`;
};

/** Links to a location in the editor; plain text for people who may not edit. */
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
