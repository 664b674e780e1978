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

/** A moment: in the reader's own time where the browser says it, and until then in India's, which is said. */
export const LocalTime = ({ iso }: { readonly iso: string }) => {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => setOwn(true), []);
  return (
    <time dateTime={iso} data-live="">
      {isOwn ? formatIn(iso, undefined) : `${formatIn(iso, INDIA)} IST`}
    </time>
  );
};
