import { useMemo } from 'react';
import { Empty } from '../controls/empty.tsx';
import { Skeleton } from '../controls/skeleton.tsx';
import { Disclosure } from '../editor/parts/disclosure.tsx';
import { Comparison } from './comparison.tsx';
import { type ComparedFile, describeDifference } from './describe-difference.ts';
import { DifferenceList } from './difference-list.tsx';
import { useDifferenceNames } from './use-difference-names.ts';

interface DifferenceProps extends ComparedFile {
  /** The names of both versions. */
  readonly names: readonly [string, string];
  /** The draft whose audiences the file may name. */
  readonly change?: string;
}

const UNREADABLE = 'These versions can only be compared line by line. See Details.';

const Sentences = ({ sentences }: { readonly sentences: readonly string[] | null }) => {
  if (sentences === null) return <Empty>{UNREADABLE}</Empty>;
  if (sentences.length === 0) return <Empty>Visitors see no difference.</Empty>;
  return <DifferenceList sentences={sentences} />;
};

/** What differs between two versions of a file, in sentences; their lines are folded under “Details”. */
export const Difference = ({ file, before, after, names, change }: DifferenceProps) => {
  const known = useDifferenceNames(change);
  // Only pages name blocks and audiences.
  const isWaiting = known === undefined && file.endsWith('.json');
  const sentences = useMemo(
    () => (isWaiting ? null : describeDifference({ file, before, after }, known ?? null)),
    [file, before, after, known, isWaiting],
  );
  if (before === after) return <Empty>No differences.</Empty>;
  if (isWaiting) return <Skeleton rows={3} />;
  return (
    <>
      <Sentences sentences={sentences} />
      <Disclosure summary="Details">
        <Comparison before={before} after={after} names={names} />
      </Disclosure>
    </>
  );
};
