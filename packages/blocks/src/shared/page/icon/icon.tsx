import type { IconName } from '@broadsheet/contract/icon-names';
import * as styles from './icon.styles.ts';
import { ICON_PATHS } from './icon-paths.ts';

/** A picture of what a link is about, beside its text. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={ICON_PATHS[name]} />
  </svg>
);
