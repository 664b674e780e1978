import type { InboxEntry } from '@broadsheet/contract/studio/inbox';
import { markEntry } from '@broadsheet/contract/studio/inbox-calls';
import { Button } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { formatInstant } from '../format/format-instant.ts';
import { entryHref, formatEntry } from './entry-text.ts';

interface InboxItemProps {
  readonly entry: InboxEntry;
  readonly onChange: () => Promise<void>;
}

/** One entry; following its link marks it as read. */
export const InboxItem = ({ entry, onChange }: InboxItemProps) => {
  const { act, isBusy, fault } = useAct();
  const { isRead, text } = entry;
  const mark = (next: boolean) =>
    void act(async () => {
      await callStudio(markEntry, { params: { number: entry.number }, body: { isRead: next } });
      await onChange();
    });
  return (
    <li className="inbox-item" data-unread={!isRead || undefined}>
      <p>
        {!isRead && <span className="hidden-text">Unread: </span>}
        <Link to={entryHref(entry)} onClick={() => !isRead && mark(true)}>
          {formatEntry(entry)}
        </Link>{' '}
        <span className="soft">{formatInstant(entry.at)}</span>
      </p>
      {text && <blockquote className="remark">{text}</blockquote>}
      <div>
        <Button
          className="button-bare"
          data-busy={isBusy || undefined}
          onPress={() => mark(!isRead)}
        >
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
      </div>
      <FaultLine fault={fault} />
    </li>
  );
};
