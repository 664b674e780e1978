import * as control from '../page/control.styles.ts';
import { formatCount } from '../text/format-count.ts';
import * as styles from './pager.styles.ts';
import type { PagerData } from './pager-data.ts';

/** Where a list stands among its pages, with the ways back and on. Nothing when there is one page. */
export const Pager = ({ pager }: { readonly pager: PagerData }) =>
  pager.pages > 1 && (
    <nav className={styles.pager} aria-label="Pages">
      <span className={styles.end}>
        {pager.previous && (
          <a className={control.quiet} href={pager.previous} rel="prev">
            ← Previous
          </a>
        )}
      </span>
      <span className={styles.position}>
        Page {formatCount(pager.page)} of {formatCount(pager.pages)}
      </span>
      <span className={styles.end}>
        {pager.next && (
          <a className={control.quiet} href={pager.next} rel="next">
            Next →
          </a>
        )}
      </span>
    </nav>
  );
