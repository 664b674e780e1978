import { OFFLINE_MESSAGE } from './offline-message.ts';

export interface ErrorEntry {
  readonly status: number;
  /** The statusCode in the body, where it differs from the HTTP status. */
  readonly statusCode?: number;
  /** Distinguishes the errors of one call for programs, where the spec names them. */
  readonly name?: string;
  readonly message: string;
}

/**
 * The error codes that a browser needs for a call without a readable answer: those of its own network, of gateways (502 and
 * 504), and of calls that name their failure. All others come with their message. The spec's section 8 messages are word for
 * word.
 */
export const FAILURES = {
  TIMEOUT: {
    status: 504,
    statusCode: 0,
    message: 'Taking too long to response. Please try again later.',
  },
  BAD_GATEWAY: {
    status: 502,
    statusCode: 0,
    message: 'Something went wrong, please try again after some time!!',
  },
  OFFLINE: {
    status: 503,
    statusCode: 0,
    message: OFFLINE_MESSAGE,
  },
  UNKNOWN: { status: 500, message: 'Unknown error' },
  REGISTRATION_FAILED: { status: 404, message: 'some issue while registering! Please try again!' },
  SKILLS_FAILED: { status: 502, message: 'Something went wrong' },
  SETTINGS_SAVE_FAILED: { status: 502, message: 'Failed to update, try again' },
  FOLLOW_UP_FAILED: { status: 502, message: 'Something Went Wrong !' },
  PROMO_BANNERS_FAILED: { status: 502, message: 'Something went wrong. Please try again later.' },
  RESUME_UPLOAD_FAILED: {
    status: 502,
    message: "We couldn't upload your resume. Please try again.",
  },
} as const satisfies Record<string, ErrorEntry>;

export type FailureCode = keyof typeof FAILURES;
