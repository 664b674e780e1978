import { buttonQuiet, visuallyHidden } from '@broadsheet/theme/base.styles';
import { notice, skeleton } from './page.styles.ts';

/** Stands where a block comes later. */
export const Skeleton = () => (
  <div className={skeleton}>
    <span className={visuallyHidden}>Loading</span>
  </div>
);

/** Stands where a block could not be loaded. */
export const Failure = () => (
  <div className={notice}>
    <p>This part of the page could not be loaded.</p>
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page's own, query and all */}
    <a className={buttonQuiet} href="">
      Try again
    </a>
  </div>
);
