/** Where all experiments stand. */
export const EXPERIMENTS_FILE = 'layouts/experiments.json';
