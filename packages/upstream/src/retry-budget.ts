const CALLS_PER_RETRY = 5;
const SAVED_RETRIES = 10;

/** Allows a retry for at most one call in five, even in an outage. */
export class RetryBudget {
  #saved = 0;

  noteCall(): void {
    this.#saved = Math.min(this.#saved + 1, SAVED_RETRIES * CALLS_PER_RETRY);
  }

  take(): boolean {
    if (this.#saved < CALLS_PER_RETRY) return false;
    this.#saved -= CALLS_PER_RETRY;
    return true;
  }
}
