import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../shared/page/control.styles.ts';
import type { Link } from '../shared/page/link.ts';
import type { MenuGroup } from '../shared/page/load-menu.ts';
import * as menu from '../shared/page/menu.styles.ts';
import { Disclosure } from './disclosure.tsx';
import * as drawer from './site-drawer.styles.ts';
import * as styles from './site-header.styles.ts';

interface SectionsMenuProps {
  readonly sections: readonly (Link & { readonly tags: readonly Link[] })[];
  readonly groups: readonly MenuGroup[];
  readonly messages: Messages['header'];
}

const MenuIcon = () => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    <path d="M2 5h18M2 11h18M2 17h18" stroke="currentColor" strokeWidth="2" />
  </svg>
);

interface TagsProps {
  /** Accessible label of the links. */
  readonly name: string;
  readonly tags: readonly Link[];
}

const Tags = ({ name, tags }: TagsProps) => (
  <>
    <details className={drawer.toggle}>
      <summary className={drawer.toggleSummary}>
        <span className={control.hidden}>{name}</span>
      </summary>
    </details>
    <ul className={drawer.tags}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a className={drawer.tag} href={tag.href}>
            {tag.label}
          </a>
        </li>
      ))}
    </ul>
  </>
);

const PageGroup = ({ title, links }: MenuGroup) => (
  <div>
    {title !== '' && <h2 className={drawer.heading}>{title}</h2>}
    <ul className={menu.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={drawer.sectionLink} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

/**
 * The pages that marketing chose, then all sections of the site with their keywords. A drawer on phones, a panel with
 * columns elsewhere.
 */
export const SectionsMenu = ({ sections, groups, messages }: SectionsMenuProps) => (
  <Disclosure
    className={styles.menu}
    summaryClassName={styles.menuSummary}
    summary={
      <>
        <MenuIcon />
        <span>{messages.menu}</span>
      </>
    }
  >
    <nav className={drawer.panel} aria-label={messages.menu}>
      <div className={drawer.groups}>
        {groups.map((group) => (
          <PageGroup key={group.title} {...group} />
        ))}
      </div>
      <h2 className={drawer.heading}>{messages.jobsByCategory}</h2>
      <ul className={drawer.sections}>
        {sections.map(({ label, href, tags }) => (
          <li className={drawer.section} key={href}>
            <a className={drawer.sectionLink} href={href}>
              {label}
            </a>
            {tags.length > 0 && <Tags name={`${messages.skills}: ${label}`} tags={tags} />}
          </li>
        ))}
      </ul>
    </nav>
  </Disclosure>
);
