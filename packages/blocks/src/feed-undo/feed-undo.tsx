import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './feed-undo.styles.ts';
import type { feedUndo } from './schema.ts';
import { useHiddenRows } from './use-hidden-rows.ts';
import { useTickCount } from './use-tick-count.ts';

export const FeedUndo = ({ data, messages: { rows }, dispatch }: BlockProps<typeof feedUndo>) => {
  const { userId, done } = data;
  useHiddenRows(userId, rows, dispatch);
  useTickCount(rows);
  return (
    <div role="status">
      {done && (
        <div className={styles.notice}>
          <span>{done.text}</span>
          <form method="post" action={done.action}>
            <input type="hidden" name="undo" value="1" />
            <input type="hidden" name="next" value={done.next} />
            <button className={control.quiet} type="submit">
              {rows.undo}
            </button>
          </form>
        </div>
      )}
    </div>
  );
};
