const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** An ISO instant by the Indian clock, which is said: "21 November 2026 at 6:30 pm IST". */
export const formatInstant = (iso: string): string => `${dateTimeFormat.format(new Date(iso))} IST`;
