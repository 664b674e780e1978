import type { ReactNode } from 'react';
import { useFold } from '../controls/use-fold.tsx';
import type { DescribedGroup, ImpactPart } from './describe-impact.ts';

/** Of one group; a page that is written anew can differ in dozens. */
const LINES_FIRST = 8;

const GroupWords = ({ who, share, lines }: DescribedGroup) => {
  const { shown, button } = useFold(lines, LINES_FIRST);
  return (
    <>
      <h4>
        {who} {share && <span className="soft">{share}</span>}
      </h4>
      <ul className="impact-lines">
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {button}
    </>
  );
};

interface PartWordsProps {
  readonly part: ImpactPart;
  /** What is shown of a group below its words. */
  readonly picturesOf: (group: DescribedGroup) => ReactNode;
}

const PartWords = ({ part, picturesOf }: PartWordsProps) => {
  const { shown, button } = useFold(part.groups);
  return (
    <div className="impact-part">
      <h3>{part.title}</h3>
      {shown.map((group) => (
        <div key={`${group.who} ${group.lines.join()}`} className="impact-group">
          <GroupWords {...group} />
          {picturesOf(group)}
        </div>
      ))}
      {button}
    </div>
  );
};

interface ImpactWordsProps {
  readonly parts: readonly ImpactPart[];
  readonly picturesOf: PartWordsProps['picturesOf'];
}

/** Page by page and group by group, the largest first. */
export const ImpactWords = ({ parts, picturesOf }: ImpactWordsProps) => {
  const { shown, button } = useFold(parts);
  return (
    <>
      {shown.map((part) => (
        <PartWords key={part.title} part={part} picturesOf={picturesOf} />
      ))}
      {button}
    </>
  );
};
