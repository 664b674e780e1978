import { WAIT_HREF } from '@broadsheet/contract/waiting-reader';
import { buttonQuiet, visuallyHidden } from '@broadsheet/theme/base.styles';
import { notice, skeleton } from './page.styles.ts';

interface AgainProps {
  readonly label: string;
  /** The empty address is this page's own, query and all. */
  readonly href: string;
}

const Again = ({ label, href }: AgainProps) => (
  <div className={notice}>
    <p>{label}</p>
    <a className={buttonQuiet} href={href}>
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

/** Stands there without scripts: the block comes with the page, when that is asked to wait for it. */
export const Late = () => (
  <Again label="This section is taking too long to load." href={WAIT_HREF} />
);

/** Stands where a block could not be loaded. */
export const Failure = () => <Again label="We couldn't load this section." href="" />;
