/** Beside people of whose views nothing was recorded yet. */
export const NOT_MEASURED = 'views not measured yet';
