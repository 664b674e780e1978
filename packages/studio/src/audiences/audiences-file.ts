/** The file of the named audiences. */
export const AUDIENCES_FILE = 'layouts/audiences.json';
