/** The file of all experiments. */
export const EXPERIMENTS_FILE = 'layouts/experiments.json';
