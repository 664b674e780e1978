/** A service says by it, on whatever it answers, that what it is asked waits: who asks should ask for less. */
export const OVERLOADED_HEADER = 'x-pressed';
