import { type ReactNode, useState } from 'react';
import { Scroller } from '../../controls/scroller.tsx';
import { DifferencesBar } from '../differences/differences-bar.tsx';
import { useDifferences } from '../differences/use-differences.ts';
import type { ImpactGroup } from '../format-who.ts';
import { type Mark, marksOn, type Side } from './marks.ts';
import { Picture, screenOf } from './picture.tsx';
import type { PictureSides } from './picture-sides.ts';

const SIDES: readonly Side[] = ['before', 'after'];

interface PairProps {
  readonly sides: PictureSides;
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

/** One page before and after, as a person of a group sees it. What differs can be coloured. */
export const Pair = ({ sides, group, path, who, marks, seek, isLarge = false }: PairProps) => {
  const { example } = group;
  const [isCompared, setCompared] = useState(false);
  const { areas, setPage } = useDifferences(isCompared);
  return (
    <>
      <DifferencesBar
        label={who}
        isOn={isCompared}
        onChange={setCompared}
        areas={areas}
        screen={screenOf(example)}
      />
      <div className="pair" data-device={example.audience.device ?? 'desktop'}>
        {SIDES.map((side) => {
          const { name, change, revision, version } = sides[side];
          return (
            <figure key={side}>
              <figcaption>{name}</figcaption>
              <Room isLarge={isLarge} label={name}>
                <Picture
                  key={`${version} ${path}`}
                  {...{ side, change, revision, version, path, seek, isLarge }}
                  persona={example}
                  title={`${name}: ${who}`}
                  marks={marksOn(marks, side)}
                  areas={areas?.[side]}
                  onPage={setPage}
                />
              </Room>
            </figure>
          );
        })}
      </div>
    </>
  );
};
