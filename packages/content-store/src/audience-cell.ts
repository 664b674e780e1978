import { findAudiences, formatAudience } from '@broadsheet/contract/find-audience';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { partsOfCell } from './banner-cells.ts';
import type { FaultText } from './check-banner.ts';

/** A cell with other texts for its parts; the same cell, with its blanks, where they are the same. */
const mapAudienceCell = (cell: string, change: (part: string) => string): string => {
  const parts = partsOfCell(cell);
  const changed = parts.map(change);
  return changed.every((part, at) => part === parts[at]) ? cell : [...new Set(changed)].join('|');
};

/** The audiences of a cell by their keys. What means none of them, or several, stays as it is written. */
export const resolveAudienceCell = (cell: string, audiences: NamedAudiences): string =>
  mapAudienceCell(cell, (part) => {
    const [key = part, ...others] = findAudiences(part, audiences);
    return others.length === 0 ? key : part;
  });

/** The audiences of a cell by their names, as far as a name means only one of them. */
export const nameAudienceCell = (cell: string, audiences: NamedAudiences): string =>
  mapAudienceCell(cell, (part) => {
    const [key, ...others] = findAudiences(part, audiences);
    return key !== undefined && others.length === 0 ? formatAudience(key, audiences) : part;
  });

/** What of a cell means no audience, or several of them. */
export const audienceCellFaults = (text: string, audiences: NamedAudiences): readonly FaultText[] =>
  [...new Set(partsOfCell(text))].flatMap((part): FaultText[] => {
    const keys = findAudiences(part, audiences);
    if (keys.length === 0)
      return [
        {
          code: 'UNKNOWN_AUDIENCE',
          message: `there is no audience "${part}"`,
          mend: suggestName(
            part,
            [...audiences.values()].map(({ name }) => name),
          ),
        },
      ];
    if (keys.length === 1) return [];
    return [
      {
        code: 'AUDIENCE_NAME_TAKEN',
        message: `${keys.length} audiences are called "${part}"`,
        mend: `Give each audience a name of its own, or write ${keys.join(' or ')}.`,
      },
    ];
  });
