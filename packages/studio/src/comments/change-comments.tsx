import type { Change } from '@broadsheet/contract/studio/change';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Loaded } from '../controls/loaded.tsx';
import { CommentList } from './comment-list.tsx';
import { useComments } from './use-comments.ts';

/** Of an address that leads to the comments of a draft. */
export const COMMENTS_HASH = '#comments';

/** What the team writes about a draft and its blocks. */
export const ChangeComments = ({ change }: { readonly change: Change }) => {
  const comments = useComments(change.id);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRequested = useLocation().hash === COMMENTS_HASH;
  const isLoaded = comments.data !== undefined;
  useEffect(() => {
    if (!isRequested || !isLoaded) return;
    section.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isRequested, isLoaded]);
  return (
    <section ref={section} aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        Comments
      </h2>
      <Loaded of={comments} rows={2}>
        {({ items }) => (
          <CommentList
            change={change.id}
            comments={items}
            location={null}
            isUnfolded={isRequested}
            isOpen={change.state !== 'withdrawn'}
            onChange={() => comments.mutate()}
          />
        )}
      </Loaded>
    </section>
  );
};
