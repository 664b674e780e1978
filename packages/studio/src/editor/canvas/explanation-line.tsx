import { PageExplanation } from '@broadsheet/contract/explanation';
import useSWR from 'swr';
import Value from 'typebox/value';
import type { Draft } from '../model/draft.ts';
import { whoSees } from '../model/who-sees.ts';

const readExplanation = async (href: string): Promise<PageExplanation | null> => {
  const response = await fetch(href).catch(() => null);
  const answer: unknown = response?.ok ? await response.json() : null;
  return Value.Check(PageExplanation, answer) ? answer : null;
};

/** Why a block is here, and who else sees it. */
export const ExplanationLine = ({
  id,
  draft,
  explain,
  revision,
}: {
  readonly id: string | null;
  readonly draft: Draft;
  readonly explain: string;
  readonly revision: number;
}) => {
  const { data } = useSWR(
    id === null ? null : [explain, revision],
    () => readExplanation(explain),
    {
      keepPreviousData: true,
    },
  );
  if (id === null)
    return <p className="editor-why soft">Point at a block to hear why it is there.</p>;
  const found = data?.blocks.find((block) => block.id === id);
  return (
    <p className="editor-why">
      <strong>{id}</strong>
      {found
        ? `: ${found.shown ? 'shows, because' : 'does not show, because'} ${found.reason}. `
        : '. '}
      {whoSees(draft, id)}
    </p>
  );
};
