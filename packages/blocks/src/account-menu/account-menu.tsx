import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as menu from '../shared/page/menu.styles.ts';
import * as styles from './account-menu.styles.ts';
import type { accountMenu } from './schema.ts';

type Data = BlockProps<typeof accountMenu>['data'];
type Page = Data['pages'][number];

/** The number of shortcuts beside the name. Phones show only the first one. */
const SHORTCUTS = 3;

interface MenuTexts {
  readonly messages: Messages['account-menu'];
}

const Visitor = ({ messages }: MenuTexts) => (
  <>
    <a className={styles.link} href="/login">
      {messages.logIn}
    </a>
    <a className={styles.link} href="/register">
      {messages.register}
    </a>
  </>
);

interface MenuGroup {
  readonly title: string | undefined;
  readonly pages: Page[];
}

/** Groups neighbouring pages that have the same heading. */
const toGroups = (pages: readonly Page[]): MenuGroup[] => {
  const groups: MenuGroup[] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    if (last && last.title === page.group) last.pages.push(page);
    else groups.push({ title: page.group, pages: [page] });
  }
  return groups;
};

const PageLink = ({ page: { label, href, unread, count = 0 } }: { readonly page: Page }) => (
  <a className={styles.link} href={href}>
    {label}
    {unread && (
      <span data-unread={unread} data-live="" hidden={count === 0}>
        {'\u00a0('}
        <span>{count}</span>)
      </span>
    )}
  </a>
);

const Group = ({ title, pages }: MenuGroup) => (
  <div className={styles.group}>
    {title !== undefined && <h2 className={styles.title}>{title}</h2>}
    <ul className={menu.links}>
      {pages.map((page) => (
        <li key={page.href}>
          <PageLink page={page} />
        </li>
      ))}
    </ul>
  </div>
);

const LogOut = ({ messages }: MenuTexts) => (
  <form className={styles.foot} method="post" action="/api/auth/user/logout">
    <input type="hidden" name="next" value="/" />
    <button className={`${styles.link} ${styles.out}`} type="submit">
      {messages.logOut}
    </button>
  </form>
);

interface MemberProps extends MenuTexts {
  readonly member: NonNullable<Data['member']>;
  readonly pages: Data['pages'];
}

const Member = ({ member, pages, messages }: MemberProps) => {
  const unread = pages.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <ul className={styles.shortcuts}>
        {pages.slice(0, SHORTCUTS).map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <details>
        <summary className={styles.summary}>
          <span className={styles.mark} aria-hidden="true">
            {member.mark}
          </span>
          <span className={styles.name}>{member.name}</span>
          {member.isPro && <span className={styles.pro}>{messages.pro}</span>}
          <span className={styles.unread} data-unread="" data-live="" hidden={unread === 0}>
            <span>{unread}</span>
            <span className={control.hidden}> {messages.unread}</span>
          </span>
          <span className={control.hidden}>: {messages.menu}</span>
        </summary>
        <div className={styles.panel}>
          <div className={styles.groups}>
            {toGroups(pages).map((group) => (
              <Group key={group.pages[0]?.href} {...group} />
            ))}
          </div>
          <LogOut messages={messages} />
        </div>
      </details>
    </>
  );
};

export const AccountMenu = ({
  data: { member, pages },
  messages: { 'account-menu': messages },
}: BlockProps<typeof accountMenu>) => (
  <nav className={styles.bar} aria-label={messages.label}>
    <div className={styles.row}>
      {member ? (
        <Member member={member} pages={pages} messages={messages} />
      ) : (
        <Visitor messages={messages} />
      )}
    </div>
  </nav>
);
