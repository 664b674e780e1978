import type { Change } from '@broadsheet/contract/studio/change';
import { PRESENCE_INTERVAL_MS, reportPresence } from '@broadsheet/contract/studio/change-calls';
import { useEffect } from 'react';
import useSWR from 'swr';
import { callStudio } from '../../api/call-studio.ts';

/** Reports the user's presence and shows who else is here. @param onMoved called if someone else edited the change */
export const PresenceLine = ({
  change,
  file,
  onMoved,
}: {
  readonly change: Change;
  readonly file: string;
  readonly onMoved: () => void;
}) => {
  const { data } = useSWR(
    ['presence', change.id, file],
    () => callStudio(reportPresence, { body: { change: change.id, file } }),
    { refreshInterval: PRESENCE_INTERVAL_MS, shouldRetryOnError: false },
  );
  const moved = data !== undefined && data.version > change.version;
  useEffect(() => {
    if (moved) onMoved();
  }, [moved, onMoved]);
  const others = (data?.others ?? []).map(({ staff, change: { id, title } }) =>
    id === change.id
      ? `${staff.name} is also editing this page.`
      : `${staff.name} is editing this page in the draft “${title}”.`,
  );
  const elsewhere = (data?.otherChanges ?? [])
    .filter(({ id }) => id !== change.id && data?.others.every((each) => each.change.id !== id))
    .map(({ title }) => `“${title}”`);
  const texts = [
    ...others,
    ...(elsewhere.length > 0 ? [`Also in other drafts: ${elsewhere.join(', ')}.`] : []),
  ];
  return (
    <p role="status" className="editor-presence">
      {texts.join(' ')}
    </p>
  );
};
