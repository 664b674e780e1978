const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** An ISO instant in Indian time, with the zone: "21 November 2026 at 6:30 pm IST". */
export const formatInstant = (iso: string): string => `${dateTimeFormat.format(new Date(iso))} IST`;
