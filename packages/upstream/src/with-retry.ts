import {
  TOKEN_REFRESH_RETRIES,
  TOKEN_REFRESH_RETRY_DELAY_MS,
} from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';

import { isRefusal } from './fault.ts';

export interface RetryOptions {
  /** Settles after so many milliseconds; rejects with the signal's reason when that aborts before. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Epoch ms after which no answer counts. */
  readonly endsAt: number;
  readonly signal: AbortSignal;
}

/** Makes a call again while the service has a fault, as long as there is time; a refusal is an answer. */
export const withRetry = async <T>(
  attempt: () => Promise<T>,
  { wait, now, endsAt, signal }: RetryOptions,
): Promise<T> => {
  for (let left = TOKEN_REFRESH_RETRIES; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      const isFault = error instanceof AppError && !isRefusal(error);
      const isInTime = now() + TOKEN_REFRESH_RETRY_DELAY_MS < endsAt;
      if (left === 0 || !isFault || !isInTime || signal.aborted) throw error;
      await wait(TOKEN_REFRESH_RETRY_DELAY_MS, signal);
    }
  }
};
