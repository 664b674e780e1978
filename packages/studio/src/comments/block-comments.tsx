import { Loaded } from '../controls/loaded.tsx';
import { Disclosure } from '../editor/parts/disclosure.tsx';
import { CommentList } from './comment-list.tsx';
import { useComments } from './use-comments.ts';

interface BlockCommentsProps {
  readonly change: string;
  readonly file: string;
  readonly block: string;
}

/** The comments on one block, in the editor; open where there are unresolved ones. */
export const BlockComments = ({ change, file, block }: BlockCommentsProps) => {
  const comments = useComments(change);
  const ofBlock = comments.data?.items.filter(
    ({ location }) => location?.file === file && location.block === block,
  );
  const open = ofBlock?.filter(({ resolved }) => !resolved).length ?? 0;
  return (
    <Disclosure
      key={`${block} ${ofBlock !== undefined}`}
      summary={open === 0 ? 'Comments' : `Comments (${open})`}
      startsOpen={open > 0}
    >
      <Loaded of={comments} rows={2}>
        {() => (
          <CommentList
            change={change}
            comments={ofBlock ?? []}
            location={{ file, block }}
            isOpen
            onChange={() => comments.mutate()}
          />
        )}
      </Loaded>
    </Disclosure>
  );
};
