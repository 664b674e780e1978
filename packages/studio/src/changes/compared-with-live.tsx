import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import { StudioError } from '../api/studio-error.ts';
import { Comparison } from '../compare/comparison.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';

/** A file of a change beside its live version. A new file has no live version. */
export const ComparedWithLive = ({ document }: { readonly document: ChangeDocument }) => {
  const { file, text } = document;
  const live = useCall(readFile, { query: { file } });
  const isNew = live.error instanceof StudioError && live.error.code === 'NOT_FOUND';
  if (isNew) return <Comparison before={null} after={text} names={['Live', 'This draft']} />;
  return (
    <Loaded of={live}>
      {(data) => <Comparison before={data.text} after={text} names={['Live', 'This draft']} />}
    </Loaded>
  );
};
