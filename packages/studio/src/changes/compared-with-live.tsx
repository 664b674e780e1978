import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import { StudioError } from '../api/studio-error.ts';
import { Difference } from '../compare/difference.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';

/** A file of a change beside its live version. A new file has no live version. */
export const ComparedWithLive = ({
  document,
  change,
}: {
  readonly document: ChangeDocument;
  /** The draft; absent where only the document is known. */
  readonly change?: string;
}) => {
  const { file, text } = document;
  const live = useCall(readFile, { query: { file } });
  const isNew = live.error instanceof StudioError && live.error.code === 'NOT_FOUND';
  const shared = { file, change, after: text, names: ['Live', 'This draft'] } as const;
  if (isNew) return <Difference {...shared} before={null} />;
  return <Loaded of={live}>{(data) => <Difference {...shared} before={data.text} />}</Loaded>;
};
