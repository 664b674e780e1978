import { NavLink } from 'react-router-dom';
import { useUnread } from './use-inbox.ts';

const MAX_SHOWN = 99;

/** The way to the inbox, with the number of unread entries. */
export const InboxLink = () => {
  const unread = useUnread();
  return (
    <NavLink className="inbox-link" to="/inbox">
      Inbox
      {unread !== null && unread > 0 && (
        <span className="inbox-count">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          <span className="hidden-text"> unread</span>
        </span>
      )}
    </NavLink>
  );
};
