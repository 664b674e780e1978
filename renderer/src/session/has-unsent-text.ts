/** Prefixes under which forms and chats store unsent text. */
const UNSENT = /^(?:draft|chat):/;

/** True if this tab stores unsent text of a form or chat. */
export const hasUnsentText = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((name) => UNSENT.test(name));
  } catch {
    return false;
  }
};
