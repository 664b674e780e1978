/** An attribute of `<html>`: only with it do pages show the cookie question. */
export const QUESTION_ATTRIBUTE = 'data-asks';
