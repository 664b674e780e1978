const FORMAT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats an ISO 8601 instant in India's time. */
export const PreviewTime = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>{FORMAT.format(new Date(at))}</time>
);
