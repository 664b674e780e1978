/** What a visitor has done with a job before the login, as the address of the login page names it. */
export const LOGIN_ACTS = ['save', 'apply'] as const;
/** The act of a visitor who creates a job alert: it has no job. */
export const ALERT_ACT = 'alert';
export type LoginAct = (typeof LOGIN_ACTS)[number];
