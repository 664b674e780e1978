import type { Change } from '@broadsheet/contract/studio/change';
import { formatLocation } from '@broadsheet/contract/studio/format-file';
import { isVersionConflict, StudioError } from '../api/studio-error.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { formatFinding } from '../format/format-finding.ts';
import { ChangeMoved } from './change-moved.tsx';

interface RefusalProps {
  readonly fault: unknown;
  /** The change at the time of the refusal. */
  readonly change: Change;
  readonly onShow: (newest: Change) => void;
}

/** @param path of a content file, with its line, or of a field of the request */
const formatDetail = (path: string, message: string): string =>
  formatFinding({ file: path.split(':')[0] ?? '', message, mend: '' }).message;

/** Why the server refused something, with all findings. */
export const FaultDetails = ({ fault }: { readonly fault: unknown }) => (
  <>
    <FaultLine fault={fault} />
    {fault instanceof StudioError && fault.details.length > 0 && (
      <ul className="findings">
        {fault.details.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {formatLocation(path) && <span className="soft">{formatLocation(path)}</span>}
            <p>{formatDetail(path, message)}</p>
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
