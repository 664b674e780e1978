/** A fault between two programs, in terms of the network. */
export type Fault =
  | { readonly kind: 'none' }
  /** Each chunk of a response is delayed by this much. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** The port refuses connections, and open ones are closed. */
  | { readonly kind: 'down' }
  /** The connection breaks as soon as a response starts. */
  | { readonly kind: 'reset' }
  /** The response is complete; the end of the connection is delayed. */
  | { readonly kind: 'slow-close'; readonly ms: number }
  /** Requests are accepted, but never answered. */
  | { readonly kind: 'timeout' }
  /** Responses come in small chunks. */
  | { readonly kind: 'slicer'; readonly bytes: number; readonly pauseMs: number }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** The connection ends after this much of a response. */
  | { readonly kind: 'limit'; readonly bytes: number };
