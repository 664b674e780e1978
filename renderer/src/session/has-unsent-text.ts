/** Names under which forms and chats store text that has not been sent yet. */
const UNSENT = /^(?:draft|chat):/;

/** Whether this tab holds text that a person has typed into a form or a chat and not sent yet. */
export const hasUnsentText = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((name) => UNSENT.test(name));
  } catch {
    return false;
  }
};
