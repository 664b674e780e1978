/** What the database says on its channel: that a seeker has news, that a session is over, or that a recruiter is there. */
export type Notice =
  | { readonly of: 'seeker'; readonly id: number }
  | { readonly of: 'session'; readonly id: string }
  | { readonly of: 'recruiter'; readonly id: number; readonly seenAt: number };

export const NOTICES_CHANNEL = 'reader_events';

/** Null for what nobody of ours has said. */
export const parseNotice = (payload: string | undefined): Notice | null => {
  const [of, id = '', at = ''] = payload?.split(':') ?? [];
  if (of === 'seeker') return { of, id: Number(id) };
  if (of === 'session') return { of, id };
  if (of === 'recruiter') return { of, id: Number(id), seenAt: Number(at) };
  return null;
};
