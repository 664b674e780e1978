import type { Change } from '@broadsheet/contract/studio/change';
import { isVersionConflict, StudioError } from '../api/studio-error.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { formatFile } from '../format/format-file.ts';
import { ChangeMoved } from './change-moved.tsx';

interface RefusalProps {
  readonly fault: unknown;
  /** The change at the time of the refusal. */
  readonly change: Change;
  readonly onShow: (newest: Change) => void;
}

/** Formats `layouts/home.json:48:17` as "Page: Home, line 48". */
const formatLocation = (path: string): string => {
  const [file = '', line] = path.split(':');
  return line === undefined ? formatFile(file) : `${formatFile(file)}, line ${line}`;
};

/** Why the server refused something, with all findings. */
export const FaultDetails = ({ fault }: { readonly fault: unknown }) => (
  <>
    <FaultLine fault={fault} />
    {fault instanceof StudioError && fault.details.length > 0 && (
      <ul className="findings">
        {fault.details.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path.startsWith('layouts/') && <span className="soft">{formatLocation(path)}</span>}
            <p>{message}</p>
          </li>
        ))}
      </ul>
    )}
  </>
);

/** The same for a step of a change, and who changed it first in a conflict. */
export const Refusal = ({ fault, change, onShow }: RefusalProps) =>
  isVersionConflict(fault) ? (
    <ChangeMoved change={change} onShow={onShow} />
  ) : (
    <FaultDetails fault={fault} />
  );
