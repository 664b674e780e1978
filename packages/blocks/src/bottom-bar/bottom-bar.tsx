import type { BlockProps } from '../block-component.ts';
import * as styles from './bottom-bar.styles.ts';
import type { BarItem, bottomBar } from './schema.ts';

/** Outlines on a grid of 24 by 24. */
const ICONS: Readonly<Record<BarItem, string>> = {
  jobs: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.5 15.5 21 21',
  applied: 'M5 3h14v18H5zM8.5 12l2.5 2.5 4.5-5',
  messages: 'M3 4h18v13H10l-5 4v-4H3z',
  profile: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
};

export const BottomBar = ({ data, messages: { bar } }: BlockProps<typeof bottomBar>) => (
  <nav className={styles.frame} aria-label={bar.label}>
    <ul className={styles.bar}>
      {data.items.map(({ item, label, href, isCurrent }) => (
        <li className={styles.item} key={item}>
          <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
            <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
              <path d={ICONS[item]} />
            </svg>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
