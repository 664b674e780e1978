import { listAudiences } from '@broadsheet/contract/studio/audience-calls';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import type { Impact } from '@broadsheet/contract/studio/impact';
import { useMemo, useState } from 'react';
import { Empty } from '../controls/empty.tsx';
import { useCall } from '../data/use-call.ts';
import { audiencesByKey } from '../editor/audience/audience-fields.ts';
import { describeImpact } from './describe-impact.ts';
import { formatRefused } from './format-refused.ts';
import { formatImpact } from './format-share.ts';
import type { ImpactGroup } from './format-who.ts';
import type { DescribedGroup } from './impact-section.ts';
import { ImpactText } from './impact-text.tsx';
import { PairDialog } from './pictures/pair-dialog.tsx';
import type { PictureSides } from './pictures/picture-sides.ts';
import { picturedGroups } from './pictures/pictured-group.ts';
import { Pictures } from './pictures/pictures.tsx';

const NO_PATHS: ReadonlyMap<ImpactGroup, string> = new Map();

interface ImpactSectionsProps {
  readonly impact: Impact;
  readonly sides: PictureSides;
}

/** Whose pages differ between two contents: in sentences and in pictures. */
export const ImpactSections = ({ impact, sides }: ImpactSectionsProps) => {
  const palette = useCall(readPalette);
  const types = palette.data?.types;
  const { change } = sides.after;
  const audiences = useCall(listAudiences, { query: change === null ? {} : { change } });
  const items = audiences.data?.items;
  const sections = useMemo(
    () => describeImpact(impact, types ?? [], audiencesByKey(items ?? [])),
    [impact, types, items],
  );
  const pictured = useMemo(() => picturedGroups(sections), [sections]);
  const [chosen, setChosen] = useState(NO_PATHS);
  const [open, setOpen] = useState<number | null>(null);
  const pathOf = (group: ImpactGroup | undefined) =>
    (group && (group.path ?? chosen.get(group))) ?? null;
  const picturesOf = ({ shown }: DescribedGroup) => {
    const at = pictured.findIndex(({ group }) => group === shown?.group);
    const found = pictured[at];
    if (!found) return null;
    const { group } = found;
    return (
      <Pictures
        sides={sides}
        pictured={found}
        path={pathOf(group)}
        onPath={(path) => setChosen((before) => new Map([...before, [group, path]]))}
        onOpen={() => setOpen(at)}
      />
    );
  };
  if (sections.length === 0 && impact.refused.length === 0)
    return <Empty>Visitors will see no change.</Empty>;
  return (
    <>
      {impact.refused.length > 0 && <p role="note">{formatRefused(impact.refused)}</p>}
      <p className="impact-whole">{formatImpact(impact)}</p>
      <ImpactText sections={sections} picturesOf={picturesOf} />
      {open !== null && (
        <PairDialog
          sides={sides}
          groups={pictured}
          at={open}
          pathOf={(at) => pathOf(pictured[at]?.group)}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
