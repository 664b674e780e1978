import type { Change } from '@broadsheet/contract/studio/change';
import { Loaded } from '../controls/loaded.tsx';
import { CommentList } from './comment-list.tsx';
import { useComments } from './use-comments.ts';

/** What the team writes about a draft and its blocks. */
export const ChangeComments = ({ change }: { readonly change: Change }) => {
  const comments = useComments(change.id);
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      <Loaded of={comments} rows={2}>
        {({ items }) => (
          <CommentList
            change={change.id}
            comments={items}
            location={null}
            isOpen={change.state !== 'withdrawn'}
            onChange={() => comments.mutate()}
          />
        )}
      </Loaded>
    </section>
  );
};
