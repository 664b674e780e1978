import type { Change } from '@broadsheet/contract/studio/change';
import type { ReactNode } from 'react';
import { Scroller } from '../../controls/scroller.tsx';
import type { ImpactGroup } from '../format-who.ts';
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

interface RoomProps {
  readonly isLarge: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

/** On a phone a large picture is wider than the screen, so it scrolls. */
const Room = ({ isLarge, label, children }: RoomProps) =>
  isLarge ? <Scroller label={label}>{children}</Scroller> : children;

/** One page before and after a change, as a person of a group sees it. */
export const Pair = ({ change, group, path, who, marks, seek, isLarge = false }: PairProps) => {
  const { example } = group;
  const shared = { path, persona: example, seek, version: change.version, isLarge };
  return (
    <div className="pair" data-device={example.audience.device ?? 'desktop'}>
      <figure>
        <figcaption>Live now</figcaption>
        <Room isLarge={isLarge} label="Live now">
          <Picture
            key={`live ${change.version} ${path}`}
            {...shared}
            change={null}
            title={`Live now: ${who}`}
            marks={marksOn(marks, 'before')}
          />
        </Room>
      </figure>
      <figure>
        <figcaption>With this draft</figcaption>
        <Room isLarge={isLarge} label="With this draft">
          <Picture
            key={`next ${change.version} ${path}`}
            {...shared}
            change={change.id}
            title={`With this draft: ${who}`}
            marks={marksOn(marks, 'after')}
          />
        </Room>
      </figure>
    </div>
  );
};
