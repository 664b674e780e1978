import { WAIT_HREF } from '@broadsheet/contract/waiting-reader';
import type { Messages } from '@broadsheet/messages/message-areas';
import { buttonQuiet, visuallyHidden } from '@broadsheet/theme/base.styles';
import { notice, skeleton } from './page.styles.ts';

interface PlaceholderProps {
  readonly messages: Messages['page'];
}

interface AgainProps extends PlaceholderProps {
  readonly text: string;
  /** The empty URL is the page itself, with its query. */
  readonly href: string;
}

const Again = ({ text, href, messages }: AgainProps) => (
  <div className={notice}>
    <p>{text}</p>
    <a className={buttonQuiet} href={href}>
      {messages.tryAgain}
    </a>
  </div>
);

/** Marks the position of a deferred block. */
export const Skeleton = ({ messages }: PlaceholderProps) => (
  <div className={skeleton}>
    <span className={visuallyHidden}>{messages.blockLoading}</span>
  </div>
);

/** The version without JavaScript: the link reloads the page, which then waits for the block. */
export const Late = ({ messages }: PlaceholderProps) => (
  <Again text={messages.blockLate} href={WAIT_HREF} messages={messages} />
);

/** Replaces a block that could not be loaded. */
export const Failure = ({ messages }: PlaceholderProps) => (
  <Again text={messages.blockFailed} href="" messages={messages} />
);
