import type { ReactNode } from 'react';
import { useFold } from '../controls/use-fold.tsx';
import type { DescribedGroup, ImpactSection } from './impact-section.ts';

/** Lines of one group; a rewritten page can have dozens of differences. */
const FIRST_LINES = 8;

const GroupText = ({ who, share, lines }: DescribedGroup) => {
  const { shown, button } = useFold(lines, FIRST_LINES);
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

interface SectionTextProps {
  readonly section: ImpactSection;
  /** Renders the pictures below a group's text. */
  readonly picturesOf: (group: DescribedGroup) => ReactNode;
}

const SectionText = ({ section, picturesOf }: SectionTextProps) => {
  const { shown, button } = useFold(section.groups);
  return (
    <div className="impact-part">
      <h3>{section.title}</h3>
      {shown.map((group) => (
        <div key={`${group.who} ${group.lines.join()}`} className="impact-group">
          <GroupText {...group} />
          {picturesOf(group)}
        </div>
      ))}
      {button}
    </div>
  );
};

interface ImpactTextProps {
  readonly sections: readonly ImpactSection[];
  readonly picturesOf: SectionTextProps['picturesOf'];
}

/** The impact by page and group, largest first. */
export const ImpactText = ({ sections, picturesOf }: ImpactTextProps) => {
  const { shown, button } = useFold(sections);
  return (
    <>
      {shown.map((section) => (
        <SectionText key={section.title} section={section} picturesOf={picturesOf} />
      ))}
      {button}
    </>
  );
};
