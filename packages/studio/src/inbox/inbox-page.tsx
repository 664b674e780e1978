import { markAllRead } from '@broadsheet/contract/studio/inbox-calls';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { useAct } from '../data/use-act.ts';
import { InboxItem } from './inbox-item.tsx';
import { MailChoice } from './mail-choice.tsx';
import { useInbox, useUnread } from './use-inbox.ts';
import './inbox.css';

/** What happened that concerns the user. */
const InboxPage = () => {
  const inbox = useInbox();
  const { act, isBusy, fault } = useAct();
  const newest = inbox.data?.[0]?.number;
  // Also of pages that are not loaded.
  const unread = useUnread() ?? 0;
  const markAll = (through: number) =>
    void act(async () => {
      await callStudio(markAllRead, { body: { through } });
      await inbox.mutate();
    });
  return (
    <>
      <PageHeading title="Inbox">
        {newest !== undefined && unread > 0 && (
          <Button
            className="button-bare"
            data-busy={isBusy || undefined}
            onPress={() => markAll(newest)}
          >
            Mark all as read
          </Button>
        )}
      </PageHeading>
      <FaultLine fault={fault} />
      <MailChoice />
      <Loaded of={inbox} rows={6}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty>
              Nothing yet. You will see requests for your approval, answers to yours, comments for
              you, and what did not go as planned.
            </Empty>
          ) : (
            <ol className="inbox">
              {entries.map((entry) => (
                <InboxItem key={entry.number} entry={entry} onChange={inbox.mutate} />
              ))}
            </ol>
          )
        }
      </Loaded>
      <MoreButton {...inbox} onMore={inbox.loadMore} />
    </>
  );
};
export default InboxPage;
