/** The notices of the database's channel: a seeker has news, a session has ended, or a recruiter is online. */
export type Notice =
  | { readonly of: 'seeker'; readonly id: number }
  | { readonly of: 'session'; readonly id: string }
  | { readonly of: 'recruiter'; readonly id: number; readonly seenAt: number };

export const NOTICES_CHANNEL = 'reader_events';

/** Null for a payload that is not ours. */
export const parseNotice = (payload: string | undefined): Notice | null => {
  const [of, id = '', at = ''] = payload?.split(':') ?? [];
  if (of === 'seeker') return { of, id: Number(id) };
  if (of === 'session') return { of, id };
  if (of === 'recruiter') return { of, id: Number(id), seenAt: Number(at) };
  return null;
};
