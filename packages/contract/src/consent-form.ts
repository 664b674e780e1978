/** The `id` of the region that asks the cookie question. Every page contains it, hidden unless the question is open. */
export const QUESTION_ID = 'cookie-question';

/** A custom property: the usual height of the question at this width of the window. */
export const QUESTION_HEIGHT = '--cookie-question';

/** Where the form is sent. */
export const CONSENT_ACTION = '/preferences/cookies';

/** The stylesheet for browsers without JavaScript: it shows the question, unless their cookie answers it. */
export const CONSENT_STYLESHEET = '/preferences/cookies.css';
