import type { Change } from '@broadsheet/contract/studio/change';
import type { ImpactGroup } from '../say-who.ts';
import { type Mark, marksOn } from './marks.ts';
import { Picture } from './picture.tsx';

interface PairProps {
  readonly change: Change;
  readonly group: ImpactGroup;
  readonly path: string;
  readonly who: string;
  readonly marks: readonly Mark[];
  readonly seek: readonly Mark[];
  readonly isLarge?: boolean;
}

/** One page before a change and with it, as somebody sees it who stands for a group. */
export const Pair = ({ change, group, path, who, marks, seek, isLarge }: PairProps) => {
  const { example } = group;
  const shared = { path, persona: example, seek, version: change.version, isLarge };
  return (
    <div className="pair" data-device={example.audience.device ?? 'desktop'}>
      <figure>
        <figcaption>Live now</figcaption>
        <Picture
          key={`live ${change.version} ${path}`}
          {...shared}
          change={null}
          title={`Live now: ${who}`}
          marks={marksOn(marks, 'before')}
        />
      </figure>
      <figure>
        <figcaption>With this change</figcaption>
        <Picture
          key={`next ${change.version} ${path}`}
          {...shared}
          change={change.id}
          title={`With this change: ${who}`}
          marks={marksOn(marks, 'after')}
        />
      </figure>
    </div>
  );
};
