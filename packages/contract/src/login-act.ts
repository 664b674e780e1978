/** What a visitor has done with a job before the login, as the address of the login page names it. */
export const LOGIN_ACTS = ['save', 'apply'] as const;
export type LoginAct = (typeof LOGIN_ACTS)[number];
