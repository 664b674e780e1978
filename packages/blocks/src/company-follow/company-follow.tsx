import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './company-follow.styles.ts';
import type { companyFollow } from './schema.ts';

export const CompanyFollow = ({
  data: { companyId, isFollowed, next, text },
  messages: { following },
}: BlockProps<typeof companyFollow>) => (
  <form
    className={styles.form}
    method="post"
    action={`/api/job/companies/${isFollowed ? 'unfollow' : 'follow'}`}
  >
    <p className={styles.text}>{text}</p>
    <input type="hidden" name="companyId" value={companyId} />
    <input type="hidden" name="next" value={next} />
    <button className={control.quiet} type="submit">
      {isFollowed ? following.unfollow : following.follow}
    </button>
  </form>
);
