import { buttonQuiet, visuallyHidden } from '@broadsheet/theme/base.styles';
import { notice, skeleton } from './page.styles.ts';

const Again = ({ words }: { readonly words: string }) => (
  <div className={notice}>
    <p>{words}</p>
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page's own, query and all */}
    <a className={buttonQuiet} href="">
      Try again
    </a>
  </div>
);

/** Stands where a block comes later. */
export const Skeleton = () => (
  <div className={skeleton}>
    <span className={visuallyHidden}>Loading</span>
  </div>
);

/** Stands there without scripts: the block comes with the page, when that is loaded again. */
export const Late = () => <Again words="This part of the page took too long." />;

/** Stands where a block could not be loaded. */
export const Failure = () => <Again words="This part of the page could not be loaded." />;
