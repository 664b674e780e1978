import { PageExplanation } from '@broadsheet/contract/explanation';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import useSWR from 'swr';
import Value from 'typebox/value';
import { describeCost, warnOfCost } from '../../impact/describe-cost.ts';
import { describeExplanation } from '../model/describe-explanation.ts';
import type { Draft } from '../model/draft.ts';
import { whoSees } from '../model/who-sees.ts';

const readExplanation = async (href: string): Promise<PageExplanation | null> => {
  const response = await fetch(href).catch(() => null);
  const answer: unknown = response?.ok ? await response.json() : null;
  return Value.Check(PageExplanation, answer) ? answer : null;
};

/** Why a block is shown and who else sees it; without a block, who shares the page. */
export const ExplanationLine = ({
  id,
  title,
  draft,
  audiences,
  explain,
  revision,
}: {
  readonly id: string | null;
  /** The display name of the block. */
  readonly title: string;
  readonly draft: Draft;
  readonly audiences: NamedAudiences;
  readonly explain: string;
  readonly revision: number;
}) => {
  const { data } = useSWR([explain, revision], () => readExplanation(explain), {
    keepPreviousData: true,
  });
  if (id === null)
    return (
      <p className="editor-why soft">
        {data ? `${[describeCost(data.cost), ...warnOfCost(data.cost)].join(' ')} ` : ''}
        Point at a block to see why it is shown.
      </p>
    );
  const found = data?.blocks.find((block) => block.id === id);
  return (
    <p className="editor-why">
      <strong>{title}</strong>. {found ? `${describeExplanation(found)} ` : ''}
      {whoSees(draft, id, audiences)}
    </p>
  );
};
