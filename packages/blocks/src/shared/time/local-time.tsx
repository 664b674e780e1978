import { useEffect, useState } from 'react';

const INDIA = 'Asia/Kolkata';

const formatIn = (iso: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(iso));

/** An instant in the reader's time zone after hydration. Before, it is in India's time, with a note. */
export const LocalTime = ({ iso }: { readonly iso: string }) => {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => setOwn(true), []);
  return (
    <time dateTime={iso} data-live="">
      {isOwn ? formatIn(iso, undefined) : `${formatIn(iso, INDIA)} IST`}
    </time>
  );
};
