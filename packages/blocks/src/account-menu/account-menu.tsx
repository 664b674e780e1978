import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import * as styles from './account-menu.styles.ts';
import type { accountMenu } from './schema.ts';

type Data = BlockProps<typeof accountMenu>['data'];

const Visitor = () => (
  <>
    <a className={styles.link} href="/login">
      Log in
    </a>
    <a className={styles.link} href="/register">
      Register
    </a>
  </>
);

const Member = ({
  member,
  pages,
}: {
  member: NonNullable<Data['member']>;
  pages: Data['pages'];
}) => {
  const unread = pages.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <details>
      <summary className={styles.summary}>
        <span className={styles.mark} aria-hidden="true">
          {member.mark}
        </span>
        <span className={styles.name}>{member.name}</span>
        {member.isPro && <span className={styles.pro}>Pro</span>}
        <span className={styles.unread} data-unread="" data-live="" hidden={unread === 0}>
          <span>{unread}</span>
          <span className={control.hidden}> unread</span>
        </span>
        <span className={control.hidden}>: my pages</span>
      </summary>
      <ul className={styles.panel}>
        {pages.map(({ label, href, unread: of, count = 0 }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
              {of && (
                <span data-unread={of} data-live="" hidden={count === 0}>
                  &nbsp;(<span>{count}</span>)
                </span>
              )}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action="/api/auth/user/logout">
            <input type="hidden" name="next" value="/" />
            <button className={`${styles.link} ${styles.out}`} type="submit">
              Log out
            </button>
          </form>
        </li>
      </ul>
    </details>
  );
};

export const AccountMenu = ({ data: { member, pages } }: BlockProps<typeof accountMenu>) => (
  <nav className={styles.bar} aria-label="Account">
    <div className={styles.row}>
      {member ? <Member member={member} pages={pages} /> : <Visitor />}
    </div>
  </nav>
);
